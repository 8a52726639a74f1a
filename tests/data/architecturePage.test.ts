import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { architecturePage } from '../../scripts/docs/architecturePage';

it('the page on the architecture prints what the embedded and a hosted backend answer differently (else: npm run generate:docs)', () => {
  const { page, text } = architecturePage();
  expect(readFileSync(page, 'utf8')).toBe(text);
});
