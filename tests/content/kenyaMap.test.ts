import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawKenya } from '../support/drawKenya';

describe('the map of Kenya', () => {
  // `npm run map` draws it anew.
  it('is what the open data and the places give', async () => {
    await expect(drawKenya()).toMatchFileSnapshot('../../src/content/kenyaMap.json');
  });

  it('weighs less than 15 kB', () => {
    expect(gzipSync(drawKenya()).length).toBeLessThan(15_000);
  });
});
