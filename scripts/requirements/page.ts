import type { Requirement, Section } from './requirement.ts';
import { sections } from './requirements.ts';

/** The page that the requirements are printed into, between `<!-- requirements -->` and its end. */
export const PAGE = 'docs/requirements.md';

const HEAD = [
  '| number | requirement | fulfilled in | held by |',
  '| --- | --- | --- | --- |',
] as const;

/** Escapes the text of a table cell, which a bar would end. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** A link from docs/ to a file or a folder. */
const link = (path: string, name = path): string => `[${name}](../${path})`;

/** `tests/pages/home.test.tsx` as `pages/home`. */
const shortName = (file: string): string => file.replace(/^tests\/|\.test\.tsx?$/g, '');

const titlesOf = (titles: string | string[]): string[] =>
  typeof titles === 'string' ? [titles] : titles;

/**
 * Returns the tests of a requirement, each with its file and its title or a part of it; empty for a
 * requirement without a test.
 */
export const testsOf = ({ tests }: Requirement): { file: string; title: string }[] =>
  Object.entries(tests).flatMap(([file, titles]) =>
    titlesOf(titles).map((title) => ({ file, title })),
  );

const heldBy = (requirement: Requirement): string =>
  Object.entries(requirement.tests)
    .map(([file, titles]) => {
      const quoted = titlesOf(titles).map((title) => `“${title}”`);
      return `${link(file, shortName(file))}: ${quoted.join(', ')}`;
    })
    .join('; ') || 'no test';

const row = (requirement: Requirement): string => {
  const { id, text, where } = requirement;
  const paths = where.map((path) => link(path)).join(', ');
  return `| ${[`<a id="${id.toLowerCase()}"></a>${id}`, text, paths, heldBy(requirement)].map(cell).join(' | ')} |`;
};

const sectionText = ({ heading, requirements }: Section, index: number): string =>
  [`## ${index + 1}. ${heading}`, '', ...HEAD, ...requirements.map(row)].join('\n');

/** Requirements that no test verifies. */
const withoutTest: Requirement[] = sections
  .flatMap(({ requirements }) => requirements)
  .filter(({ tests }) => Object.keys(tests).length === 0);

/**
 * Returns all sections of the requirements as Markdown, followed by the list of requirements that no test
 * verifies.
 */
export function requirementsText(): string {
  const all = sections.flatMap(({ requirements }) => requirements);
  const gaps = withoutTest.map(({ id }) => `[${id}](#${id.toLowerCase()})`);
  return [
    ...sections.map(sectionText),
    [
      '## Without a test',
      '',
      `${withoutTest.length} of ${all.length} requirements: ${gaps.join(', ')}.`,
    ].join('\n'),
  ].join('\n\n');
}
