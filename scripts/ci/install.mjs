/** `.ci/run`, beside `npm test`: a process of its own, because npm and apt-get block it. */
import { load } from '../settings.mjs';

/** @type {import('./install.ts')} */
const { installAll } = await load(new URL('install.ts', import.meta.url));
installAll();
