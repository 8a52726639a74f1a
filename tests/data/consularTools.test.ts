import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint, fingerprintOf, guidePath, guides } from '../../scripts/downloads/fingerprint';
import { downloads } from '../../src/content/consular/downloads';
import { feeRows } from '../../src/content/consular/feesTable';
import { type FinderNode, serviceFinder } from '../../src/content/consular/serviceFinder';
import { fees } from '../../src/content/facts';
import { withParts } from '../../src/content/sections';
import { childrenOf, pageId, pages } from '../../src/content/site';
import type { Section } from '../../src/content/text';
import { languages } from '../../src/lib/i18n/languages';
import { texts, words } from '../support/locales';

const paths = new Set<string>(pages.map(({ path }) => path));
const anchorsOf = (path: string): string[] => {
  const text = words('en', pageId(path)) as { sections?: Record<string, Section> } | null;
  return withParts(text?.sections ?? {}).map(([anchor]) => anchor);
};

/** Whether an address names a page of the site map and, where it has an anchor, a section of it. */
const exists = (target: string): boolean => {
  const [path = '', anchor] = target.split('#');
  return paths.has(path) && (anchor === undefined || anchorsOf(path).includes(anchor));
};

interface End {
  steps: string[];
  to: string[];
}

const endsOf = (need: FinderNode, steps: string[] = []): End[] =>
  'to' in need
    ? [{ steps, to: need.to }]
    : Object.entries(need.answers).flatMap(([key, next]) => endsOf(next, [...steps, key]));

const ends = endsOf(serviceFinder);

describe('"Which service do I need?"', () => {
  it('asks at most four questions', () => {
    expect(Math.max(...ends.map(({ steps }) => steps.length))).toBeLessThanOrEqual(4);
  });

  it('leads to pages and sections that exist', () => {
    expect(ends.flatMap(({ to }) => to).filter((target) => !exists(target))).toEqual([]);
  });

  it.each([
    { need: 'lost.soon', to: '/consular/passports/emergency' },
    { need: 'lost.later', to: '/consular/passports/lost' },
    { need: 'passport.mutilated', to: '/consular/passports/damaged' },
    { need: 'document.degree.original', to: '/consular/doc-leg#original' },
    { need: 'child.no', to: '/consular/birth#steps' },
    { need: 'marry', to: '/consular/marriage#status' },
    { need: 'pet.earlier', to: '/consular/pets#bring' },
    { need: 'visit', to: '/consular/visa#steps' },
    { need: 'passport.replacement', to: '/consular/passports/replacement' },
    { need: 'police.citizen', to: '/consular/good-conduct#citizens' },
  ])('leads from $need to $to', ({ need, to }) => {
    expect(ends.find(({ steps }) => steps.join('.') === need)?.to[0]).toBe(to);
  });

  it.each(languages)('has words for every question, answer and result in %s', (language) => {
    const expected = (need: FinderNode, path: string, named: boolean): string[] =>
      'to' in need
        ? [`${path}.name`, `${path}.result`, `${path}.advice`].concat(
            need.to.map((_, index) => `${path}.links.${index}`),
          )
        : [
            ...(named ? [`${path}.name`] : []),
            `${path}.question`,
            ...Object.entries(need.answers).flatMap(([key, next]) =>
              expected(next, `${path}.answers.${key}`, true),
            ),
          ];
    const found = texts(language, 'consular/needs')
      .map(([path]) => path)
      .filter((path) => path.startsWith('tree.'));
    expect(found.sort()).toEqual(expected(serviceFinder, 'tree', false).sort());
  });
});

describe('the table of fees', () => {
  it('has a row for every fee in facts, and names no fee twice', () => {
    const named = texts('en', 'consular/fees').flatMap(([, text]) =>
      [...text.matchAll(/\{\{fees\.(\w+)/g)].map(([, fee]) => fee),
    );
    expect(named.sort()).toEqual(Object.keys(fees).sort());
  });

  it.each(languages)('has words for its rows, and for no others, in %s', (language) => {
    const text = words(language, 'consular/fees') as { rows: object; pay: object };
    expect(Object.keys(text.rows).sort()).toEqual(feeRows.map(({ id }) => id).sort());
    expect(Object.keys(text.pay).sort()).toEqual(
      [...new Set(feeRows.map(({ pay }) => pay))].sort(),
    );
  });

  it('leads to pages and sections that exist', () => {
    expect(feeRows.map(({ to }) => to).filter((to) => !exists(to))).toEqual([]);
  });
});

describe('the cards of /consular', () => {
  const { cards } = words('en', 'consular') as { cards: Record<string, object> };

  it('tell fee and time of every service', () => {
    const services = childrenOf('/consular')
      .filter(({ kind }) => kind === 'service')
      .map(({ path }) => path);
    expect(
      Object.keys(cards)
        .map((key) => `/consular/${key}`)
        .sort(),
    ).toEqual(services.sort());
  });

  it.each(Object.keys(cards))('name for %s only facts that its own page names', (key) => {
    const factsIn = (text: string) => text.match(/\{\{\s*(?:fees|times)\.\w+/g) ?? [];
    const page = JSON.stringify(words('en', `consular/${key}`));
    const foreign = factsIn(JSON.stringify(cards[key])).filter((fact) => !page.includes(fact));
    expect(foreign).toEqual([]);
  });
});

describe('the downloads', () => {
  it('have the four forms, the birth form and two guides (spec 3)', () => {
    const offered = downloads.map(({ form }) => form);
    for (const form of ['form5', 'form7', 'form8', 'form15', 'birth'])
      expect(offered).toContain(form);
    expect(guides.map(({ form }) => form)).toEqual(['passportChecklist', 'degreeGuide']);
  });

  it.each(languages)('have a name and a purpose in %s', (language) => {
    const { forms } = words(language, 'consular/downloads') as { forms: object };
    expect(Object.keys(forms).sort()).toEqual(downloads.map(({ form }) => form).sort());
  });

  const copies = guides.flatMap((guide) => languages.map((language) => ({ guide, language })));
  it.each(copies)(
    'hold the guide $guide.form in $language as the site tells it now (else: npm run generate:downloads)',
    ({ guide, language }) => {
      const pdf = readFileSync(guidePath(guide, language));
      expect(fingerprintOf(pdf)).toBe(fingerprint(guide, language));
    },
  );

  it.each(copies)('the guide $guide.form in $language links to no local server', (copy) => {
    const pdf = readFileSync(guidePath(copy.guide, copy.language), 'latin1');
    expect(pdf.match(/\/URI \(http:[^)]*/g)).toBeNull();
  });
});
