import { installTools } from '../../scripts/installTools';

/** Installs Lighthouse. */
export default function setup(): void {
  installTools('npm run bench');
}
