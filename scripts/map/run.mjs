/** `npm run generate -- map`: writes the map of Kenya that pages render (decision 0008). */
import { writeFileSync } from 'node:fs';
import { load } from '../settings.mjs';

/** @type {import('../installTools.ts')} */
const { installTools } = await load(new URL('../installTools.ts', import.meta.url));
installTools('npm run generate -- map');

/** @type {import('./drawKenya.ts')} */
const { drawKenya, FILE } = await load(new URL('drawKenya.ts', import.meta.url));
writeFileSync(FILE, drawKenya());
console.info(FILE);
