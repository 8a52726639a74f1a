import { vi } from 'vitest';

/**
 * Shows the site at an address as its first page: nothing fetched, nothing remembered in modules.
 * Give `before` what must be mocked before the site's modules are read.
 */
export async function openFresh(path: string, before: () => void = () => undefined) {
  vi.resetModules();
  before();
  const { renderApp } = await import('./render');
  return renderApp(path);
}
