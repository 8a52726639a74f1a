import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/**
 * Resolves `react-router/data` to the second build of React Router, which its `exports` do not list.
 * `StaffApp` imports the data router from it, because Rolldown puts a module into one chunk: imported from
 * `react-router-dom`, every public page would load it (decision 0012).
 */
export const dataRouter: Alias = {
  find: 'react-router/data',
  replacement: fileURLToPath(
    new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};
