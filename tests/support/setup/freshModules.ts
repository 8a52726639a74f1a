import { vi } from 'vitest';

// Test files share a process, so the module registry is reset for each.
vi.resetModules();
