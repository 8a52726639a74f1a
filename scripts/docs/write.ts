import { writeFileSync } from 'node:fs';
import { architecturePage } from './architecturePage';
import { guidePage } from './guidePage';
import { questionsPage } from './questionsPage';
import { requirementsPage } from './requirementsPage';
import { securityPage } from './securityPage';

/**
 * Writes the generated parts of all pages of `docs/` (`npm run generate:docs`).
 * @returns the paths of the pages
 * @throws Error when a page lacks its markers; nothing is written then
 * @public called by run.mjs
 */
export async function writePages(): Promise<string[]> {
  const pages = [
    securityPage(),
    architecturePage(),
    requirementsPage(),
    await questionsPage(),
    await guidePage('en'),
    await guidePage('ru'),
  ];
  for (const { page, text } of pages) writeFileSync(page, text);
  return pages.map(({ page }) => page);
}
