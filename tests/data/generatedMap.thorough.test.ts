import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { installTools } from '../../scripts/installTools';

it('the map of Kenya matches the open data and the list of places (else: npm run generate -- map)', async () => {
  installTools('npm run generate -- map');
  const { drawKenya, FILE } = await import('../../scripts/map/drawKenya');
  expect(readFileSync(FILE, 'utf8')).toBe(drawKenya());
}, 300_000);
