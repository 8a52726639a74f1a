import { beforeAll, describe, expect, it } from 'vitest';
import { pageQuestions } from '../../src/content/questions';
import { pageId, pages } from '../../src/content/site';
import inEnglish from '../../src/content/situations/en.json';
import inRussian from '../../src/content/situations/ru.json';
import { staffNamespaces } from '../../src/content/staffNamespaces';
import type { PageText } from '../../src/content/textTypes';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { createSearch, type Search } from '../../src/site/search/engine/createSearch';
import { type SearchDocument, toDocuments } from '../../src/site/search/engine/documents';
import { loadSearch } from '../../src/site/search/engine/loadSearch';
import { texts as english } from '../../src/site/search/engine/texts/en';
import { texts as russian } from '../../src/site/search/engine/texts/ru';
import { foundPages } from '../../src/site/search/foundPages';

const searches: Partial<Record<Language, Search>> = {};
const search = (language: Language, query: string) => {
  const one = searches[language];
  if (!one) throw new Error(`No search in ${language}`);
  return one(query);
};
const first = (language: Language, query: string) => search(language, query).hits[0]?.to;

beforeAll(async () => {
  for (const language of languages) {
    await loadText(language);
    searches[language] = await loadSearch(language, [...languages]);
  }
});

it('the search index contains no text of the staff area', () => {
  const files = Object.keys({ ...english, ...russian });
  const isStaff = (file: string) =>
    staffNamespaces.some((namespace) => file.endsWith(`/${namespace}.json`));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter(isStaff)).toEqual([]);
});

describe.each(languages)('the search in %s', (language) => {
  it('leaves its questions to the text of each page, which may be opened from it', () => {
    for (const { path } of pages) {
      const { questions = {} } = pageText<Partial<PageText>>(language, pageId(path));
      const expected = pageQuestions(path).map(({ key, pages }) => [
        key,
        expect.objectContaining({ anchor: pages[path], text: expect.stringMatching(/\?$/) }),
      ]);
      expect(questions, path).toEqual(Object.fromEntries(expected));
    }
  });

  it('finds every page by its title and by its short name', () => {
    const missed = pages.flatMap(({ path }) => {
      const { title } = pageText<{ title: string }>(language, pageId(path));
      const name = pageText<Record<string, { name: string }>>(language, 'pages')[pageId(path)]
        ?.name;
      return [title, name ?? ''].flatMap((query) => {
        const { hits, correctedQuery, isWeak } = search(language, query);
        // Two pages can be about the same place.
        const at = [...new Set(hits.map(({ page }) => page))].indexOf(path);
        return correctedQuery || isWeak || at < 0 || at > 2 ? [`${query} (${path}): ${at}`] : [];
      });
    });
    expect(missed).toEqual([]);
  });

  it('has an existing page or section for every situation', () => {
    const known = new Set(toDocuments(language).map(({ to }) => to));
    const named = [inEnglish, inRussian].flatMap((all) => Object.keys(all));
    expect(named.filter((to) => !known.has(to))).toEqual([]);
  });
});

/** What people type, most of them in need, and the page or section that comes first. */
const queries = `
lost passport => /consular/passports/lost
I lost my passport in Sochi and fly in three days => /consular/passports/emergency
on Sunday in Ryazan my aunt was taken by the police => /consular/help#arrest
my nephew was found dead in his hostel => /consular/help#death
cannot reach my sister since Sunday => /consular/missing
my son signed a paper he could not read and was sent to a camp => /consular/contract
eTA still pending and I fly on Friday => /consular/eta-stuck
how long does eta take => /consular/visa
birth certificate for baby born in moscow => /consular/birth
when is the embassy open => /embassy
9:00-17:00 => /embassy
потеряла паспорт => /consular/passports/lost
за мной следят => /consular/help#victim
брат подписал контракт с минобороны => /consular/contract#army
виза в кению => /consular/visa
выхожу замуж за кенийца => /consular/marriage
как вывезти собаку в кению => /consular/pets
`;

describe('search queries', () => {
  it.each(
    queries
      .trim()
      .split('\n')
      .map((line) => line.split(' => ')),
  )('«%s», find %s first', (query = '', to = '') => {
    const { hits, correctedQuery } = search(/[а-яё]/i.test(query) ? 'ru' : 'en', query);
    expect([hits[0]?.to, hits[0]?.page]).toContain(to);
    expect(correctedQuery).toBeUndefined();
  });

  it.each([
    ['en', 'pasport', 'passport', '/consular/passports'],
    ['en', 'apostile documnt', 'apostille document', '/consular/doc-leg#apostille'],
    ['ru', 'пасспорт', 'паспорт', '/consular/passports'],
    ['ru', 'dbpf', 'виза', '/consular/visa'],
    ['en', 'мшыф', 'visa', '/consular/visa'],
  ] as const)(
    'in %s with a typing mistake, «%s», are corrected to «%s»',
    (language, query, instead, to) => {
      const response = search(language, query);
      expect(response.correctedQuery?.slice(0, 5)).toBe(instead.slice(0, 5));
      expect(response.hits[0]?.to).toBe(to);
    },
  );

  it('in the words of the other language are understood', () => {
    expect(first('en', 'виза')).toBe('/consular/visa');
  });

  it.each([
    ['en', 'puppies', 'dogs'],
    ['ru', 'щенка', 'собаки'],
  ] as const)('in %s, «%s», find what «%s» finds', (language, word, other) => {
    expect(first(language, word)).toBe(first(language, other));
  });

  it.each([
    ['passport rhinoceros unicorn', true],
    ['I lost my passport in a zzqqxx unicorn', false],
  ])(
    '«%s», are told from what the site has nothing on by half of the words: %s',
    (query, isWeak) => {
      const response = search('en', query);
      expect(response.isWeak).toBe(isWeak);
      expect(response.hits[0]?.page).toMatch(/^\/consular\/passports/);
    },
  );

  it.each(['zzqqxx', '', '???', 'how do I'])(
    'without a match, «%s», return nothing and no correction',
    (query) => {
      const { hits, correctedQuery } = search('en', query);
      expect([hits, correctedQuery]).toEqual([[], undefined]);
    },
  );
});

const documentAt = (to: string, title: string, ...parts: string[]): SearchDocument => ({
  to,
  page: to.replace(/#.*/, ''),
  title,
  pageTitle: 'Page',
  parts,
  situations: [],
});

it('search results have one entry for each page with the sections that are called so, best first', async () => {
  const find = await createSearch([
    documentAt('/magical-kenya/coast', 'Tea with rather many more words than others have'),
    documentAt('/consular/pets#a', 'Tea'),
    documentAt('/consular/pets#b', 'Tea and more words'),
    documentAt('/consular/pets#c', 'Milk', 'Tea with milk'),
    documentAt('/news', 'Coffee'),
  ]);
  const [pets, coast, ...others] = foundPages(find('tea').hits);
  expect(pets).toMatchObject({
    best: { to: '/consular/pets#a' },
    inside: true,
    also: [{ to: '/consular/pets#b' }],
  });
  expect(coast).toMatchObject({ best: { to: '/magical-kenya/coast' }, inside: false, also: [] });
  expect(others).toEqual([]);
});
