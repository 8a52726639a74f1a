import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityPage } from '../../scripts/docs/securityPage';

it('docs/security.md prints the rights matrix that the tests try (else: npm run generate:docs)', () => {
  const { page, text } = securityPage();
  expect(readFileSync(page, 'utf8')).toBe(text);
});
