import { vi } from 'vitest';

// Test files share a process and its page: each begins with modules that remember nothing of another.
vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) {
  document.documentElement.removeAttribute(name);
}
