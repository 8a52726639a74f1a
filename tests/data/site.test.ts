import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../hosting/redirects';
import { customPageSections } from '../../src/content/customPageSections';
import { urls } from '../../src/content/facts';
import { movedSections } from '../../src/content/movedSections';
import { questions } from '../../src/content/questions';
import { withParts } from '../../src/content/sections';
import { childPages, HELP, type PageKind, pageId, pages, SEARCH } from '../../src/content/site';
import type { Section, ServicesText } from '../../src/content/textTypes';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { allTexts, namespaceText } from '../support/content/locales';
import { typeErrors } from '../support/run/typeErrors';

const paths = new Set<string>(pages.map(({ path }) => path));
/** Returns the sections of a page and their parts. */
function sectionsOf(path: string, language: Language = 'en'): [string, Section][] {
  const text = namespaceText(language, pageId(path)) as {
    sections?: Record<string, Section>;
  } | null;
  return withParts(text?.sections ?? {});
}

const anchorsOf = (path: string): string[] => [
  ...sectionsOf(path).map(([anchor]) => anchor),
  ...Object.keys((namespaceText('en', pageId(path)) as Partial<ServicesText> | null)?.groups ?? {}),
  ...Object.keys(customPageSections[path] ?? {}),
];

/** Whether a URL names a page of the site map and, with an anchor, one of its sections. */
function exists(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  return paths.has(path) && (anchor === undefined || anchorsOf(path).includes(anchor));
}

const contentPages = pages.filter(({ kind }) => kind !== 'custom');
/** Whether a URL names a page and, with an anchor, a section or a form of it. */
const isPart = (target: string): boolean => {
  const [path = '', anchor] = target.split('#');
  const { forms = {} } = namespaceText('en', pageId(path)) as { forms?: object };
  return paths.has(path) && (!anchor || anchorsOf(path).includes(anchor) || anchor in forms);
};

/** Matches the requirements that name the routes of visitors: R2.1 to R2.4 and R2.29. */
const ROUTES = /^- \*\*R2\.(?:[1-4]|29)\*\* (.*)$/gm;

/** Returns the paths that the requirements name: `visa` after `/consular` is `/consular/visa`. */
function specifiedPaths(): string[] {
  const requirements = readFileSync('docs/requirements.md', 'utf8');
  return [...requirements.matchAll(ROUTES)].flatMap(([, text = '']) => {
    let parent = '';
    return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      if (!name.startsWith('/')) return `${parent}/${name}`;
      parent = name;
      return name;
    });
  });
}

describe('the site map', () => {
  it('has the public routes that the requirements name, each once', () => {
    const all = [...pages.map(({ path }) => path), SEARCH];
    const named = new Set(specifiedPaths());
    expect(all.sort()).toEqual([...named].sort());
  });

  it.each(languages)('has no title and no name twice in %s', (language) => {
    const names = namespaceText(language, 'pages') as Record<string, { name: string }>;
    const titles = pages.flatMap(({ path }) => {
      const { title } = (namespaceText(language, pageId(path)) ?? {}) as { title?: string };
      return title ?? [];
    });
    expect(titles.length).toBeGreaterThan(30);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(Object.values(names).map(({ name }) => name)).size).toBe(pages.length);
  });

  it('leads from former addresses, which no page or section has, to those that exist', () => {
    const former = redirects.filter(({ source }) => !/[:]|^\/(?:ru|en)(?:\/|$)/.test(source));
    const moves = [
      ...former.map(({ source, destination }) => [source, destination] as const),
      ...Object.entries(movedSections),
    ];
    expect(moves.filter(([from]) => exists(from))).toEqual([]);
    expect(moves.filter(([, to = '']) => !exists(to))).toEqual([]);
  });

  it('lists the consular pages in groups that exist, or links to them below', () => {
    const { groups, sections } = namespaceText('en', 'consular') as unknown as ServicesText;
    const linked = Object.values(sections ?? {}).flatMap(({ see = {} }) => Object.keys(see));
    const used = childPages('/consular')
      .filter(({ path, group }) => path !== HELP && (group || !linked.includes(path)))
      .map(({ group }) => group);
    expect([...new Set(used)].sort()).toEqual(Object.keys(groups).sort());
  });
});

/** The type of the texts of a page, in src/content/textTypes.ts, by its kind. */
const TYPES: Partial<Record<PageKind, string>> = {
  ...{ index: 'PageText', country: 'PageText', services: 'ServicesText', service: 'ServiceText' },
  ...{ situation: 'SituationText', activities: 'PageText', story: 'PageText' },
  ...{ region: 'RegionText', downloads: 'DownloadsText', fees: 'FeesText', help: 'HelpText' },
  privacy: 'PrivacyText',
};

/** The texts of a language as literals of the type of their kind. */
const textsAsTypeScript = (language: Language): string =>
  contentPages
    .map(({ path, kind }) => {
      const text = JSON.stringify(namespaceText(language, pageId(path)));
      return `({ '${path}': ${text} }) satisfies Record<string, import('./textTypes').${TYPES[kind]}>;`;
    })
    .join('\n');

describe.each(languages)('the content pages in %s', (language) => {
  it('have the slots of their kind, none empty, and anchors in small letters', () => {
    expect(typeErrors('src/content/texts.ts', textsAsTypeScript(language))).toEqual([]);
    expect(allTexts(language).filter(([, text]) => !text.trim())).toEqual([]);
    const anchors = contentPages.flatMap(({ path }) => sectionsOf(path, language));
    expect(anchors.filter(([anchor]) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
  });

  it.each(contentPages.map(({ path }) => path))(
    'include %s with known links, whole tables and unique anchors',
    (path) => {
      const sections = sectionsOf(path, language);
      const names = (slot: 'links' | 'see') =>
        sections.flatMap(([, section]) => Object.keys(section[slot] ?? {}));
      expect(names('links').filter((name) => !(name in urls))).toEqual([]);
      expect(names('see').filter((target) => !isPart(target))).toEqual([]);
      const ragged = sections.filter(([, { table }]) =>
        table?.rows.some((row) => row.length !== table.columns.length),
      );
      expect(ragged.map(([anchor]) => anchor)).toEqual([]);
      const text = namespaceText(language, pageId(path)) as Record<string, object>;
      const taken = [
        ...['places', 'forms', 'groups'].flatMap((slot) => Object.keys(text[slot] ?? {})),
        ...sections.map(([anchor]) => anchor),
        ...['content', 'contents', 'related', 'places', 'main-menu'],
      ];
      expect(taken.filter((anchor, index) => taken.indexOf(anchor) !== index)).toEqual([]);
    },
  );
});

describe('the questions to the Embassy', () => {
  it('are asked on pages that exist, and answered in sections that do', () => {
    const places = questions.flatMap(({ pages }) =>
      Object.entries(pages).map(([path, anchor]) => `${path}#${anchor}`),
    );
    expect(places.filter((place) => !exists(place))).toEqual([]);
    expect(questions.filter(({ pages }) => Object.keys(pages).length === 0)).toEqual([]);
  });

  it.each(languages)('each have one text, and each text is asked: %s', (language) => {
    const texts = Object(namespaceText(language, 'questions'));
    expect(questions.map(({ key }) => key)).toEqual(Object.keys(texts));
    expect(Object.values(texts).filter((text) => !String(text).endsWith('?'))).toEqual([]);
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });
});
