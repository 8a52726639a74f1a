import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/**
 * `react-router/data` is the package's second build of the same code, without an entry of its own in
 * its `exports`. Bundlers keep a module in one chunk: taken from `react-router-dom`, the data router
 * would come with every public page, so that `StaffApp` imports it from here
 * (docs/decisions/0012-two-routers.md).
 */
export const dataRouter: Alias = {
  find: 'react-router/data',
  replacement: fileURLToPath(
    new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};
