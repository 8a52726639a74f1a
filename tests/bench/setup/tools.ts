import { fileURLToPath } from 'node:url';
import { installTools } from '../../../scripts/installTools';

/**
 * Installs Lighthouse before the first measurement, because only the bench needs its 200 packages.
 */
export default function setup(): void {
  installTools(fileURLToPath(new URL('..', import.meta.url)), 'npm run bench');
}
