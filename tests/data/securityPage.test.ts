import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityPage } from '../../scripts/docs/securityPage';

it('the page on security prints the matrix of rights that the tests try (else: npm run generate:docs)', () => {
  const { page, text } = securityPage();
  expect(readFileSync(page, 'utf8')).toBe(text);
});
