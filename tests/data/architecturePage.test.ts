import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { architecturePage } from '../../scripts/docs/architecturePage';

it('docs/architecture.md lists the different responses of the embedded backend and hosted Supabase (else: npm run generate:docs)', () => {
  const { page, text } = architecturePage();
  expect(readFileSync(page, 'utf8')).toBe(text);
});
