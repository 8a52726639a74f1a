import { vi } from 'vitest';

/**
 * Opens the site at a path with fresh modules: empty caches, nothing fetched. `before` runs before
 * the site's modules are evaluated, to mock them.
 */
export async function openFresh(path: string, before: () => void = () => undefined) {
  vi.resetModules();
  before();
  const { renderApp } = await import('./render');
  return renderApp(path);
}
