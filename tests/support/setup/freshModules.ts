import { vi } from 'vitest';

// Test files share a process: each begins with modules that remember nothing of another.
vi.resetModules();
