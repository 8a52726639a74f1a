import { expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { SAMPLE_PATHS } from '../support/browser/accessibleKinds';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { sheetsOf } from '../support/browser/paper';
import { pageProblems } from '../support/html/page';
import { parse } from '../support/html/servedPage';

const { visit } = withBrowser();

const REGIONS = `nairobi coast central-rift mount-kenya northern-kenya north-rift southern-kenya
  western-kenya`.split(/\s+/);
const PRINTED: string[] = [
  ...REGIONS.map((region) => `/magical-kenya/${region}`),
  '/magical-kenya',
  '/explore/trade',
  '/embassy',
];

/** All pages except those of the consular section, which consularPages.thorough.test.ts opens. */
const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith('/consular'));
const others: string[] = paths.filter((path) => !SAMPLE_PATHS.includes(path));

// English only, because both languages have the same elements, chunks and namespaces. The pages of
// SAMPLE_PATHS are checked with the header and the footer of every page.
it.each(others)('%s has no axe violations, has all its texts and fits its paper', async (path) => {
  const page = await visit(path, { reducedMotion: 'reduce' });
  expect(await axeProblems(page, 'main')).toEqual([]);
  expect(pageProblems(parse(await page.content()))).toEqual([]);
  if (PRINTED.includes(path)) expect([1, 2]).toContain(await sheetsOf(page));
});

const printed = PRINTED.flatMap((path) =>
  languages.map((language) => withPrefix(path, language)),
).filter((path) => !others.includes(path));

it.each(printed)('%s fits two sheets of paper', async (path) => {
  expect([1, 2]).toContain(await sheetsOf(await visit(path)));
});
