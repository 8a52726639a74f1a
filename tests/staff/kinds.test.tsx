import { beforeAll, describe, expect, it } from 'vitest';
import { staffNamespaces } from '../../src/content/staffNamespaces';
import { i18n } from '../../src/lib/i18n/i18n';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import type { AnyItem, Item } from '../../src/staff/kinds/kind';
import {
  allKinds,
  fieldLabels,
  fieldTexts,
  hasDrafts,
  kindDefinition,
  toColumns,
  toValues,
} from '../../src/staff/kinds/kinds';
import { newsRow, noticeRow } from '../support/screens/builders';

beforeAll(async () => {
  for (const language of languages) await loadText(language, [...staffNamespaces]);
});

/** Returns the keys that have no text in a language; of a list of keys, one text is enough. */
const missing = (keys: (string | string[])[]): unknown[] =>
  languages.flatMap((lng) => keys.filter((key) => !i18n.exists(key, { lng, ns: 'admin' })));

describe.each(allKinds)('of %s', (kind) => {
  const { period } = kindDefinition(kind);

  it('values have a label in each language', () => {
    expect(missing(Object.values(fieldLabels(kind)))).toEqual([]);
  });

  it('texts are stored trimmed, but the Markdown of articles', () => {
    const spaced = (is: unknown) => (is === '' ? ' x ' : is);
    const typed = Object.entries(toValues(kind)).map(([name, is]) => [name, spaced(is)]);
    const columns = Object.entries(toColumns(kind, Object.fromEntries(typed)));
    const isTrimmed = ([column, text]: [string, unknown]) =>
      column.endsWith('content') || String(text) === String(text).trim();
    expect(columns.filter((one) => !isTrimmed(one))).toEqual([]);
  });

  it('each state has a name and a message after a save', () => {
    const states = ['scheduled', 'shown', hasDrafts(kind) && 'draft', period.until && 'ended'];
    const named = states.filter(Boolean).map((state) => `state.${state}`);
    const saved = states.filter(Boolean).map((state) => `saved.${state}`);
    const keys = [...named, ...saved, ...(period.until ? ['done.endNow'] : [])];
    expect(missing(keys.map((key) => `kinds:${kind}.${key}`))).toEqual([]);
  });
});

describe('an article', () => {
  it('is stored without invisible characters, with a complete video link', () => {
    const values = {
      ...toValues('news'),
      content_en: 'Ker\u200bicho\n',
      slug: ' Tea-Tasting ',
      youtube_url: 'youtu.be/dQw4w9WgXcQ',
    };
    expect(toColumns('news', values)).toMatchObject({
      content: 'Kericho\n',
      slug: 'tea-tasting',
      youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    });
  });

  it('is stored with the id of a category, or with a free text', () => {
    const id = '00000000-0000-4000-8000-00000000cafe';
    const stored = ['', id, 'text: Sp\u202eort ', 'text: \u200b '].map((category) =>
      toColumns('news', { ...toValues('news'), category }),
    );
    expect(stored).toMatchObject([
      { category_id: null, category: null },
      { category_id: id, category: null },
      { category_id: null, category: 'Sport' },
      { category_id: null, category: null },
    ]);
  });

  it('leaves its address to the database where the form has none, and has no blank video', () => {
    const item = newsRow();
    const columns = toColumns('news', { ...toValues('news', item), slug: ' ', youtube_url: ' ' });
    expect(columns.slug).toBeUndefined();
    expect(columns.youtube_url).toBeNull();
  });
});

const RUSSIAN = { title_ru: 'Чай', content_ru: 'Приходите.' };
const ENGLISH = { title_en: 'Tea', content_en: 'Come.' };
const [PAST, SOON] = ['2026-03-01T09:00:00+00:00', '2099-01-01T09:00:00+00:00'];
const both = newsRow({ translated_title: 'Чай', translated_content: 'Приходите.' });

it.each<[string, AnyItem | undefined, object, 'draft' | 'published', object]>([
  ['in English is the original', undefined, ENGLISH, 'draft', { language: 'en' }],
  [
    'in both languages has an English original',
    undefined,
    { ...ENGLISH, ...RUSSIAN },
    'draft',
    { language: 'en', title: 'Tea', translated_title: 'Чай', translated_content: 'Приходите.' },
  ],
  [
    'in Russian alone is the original',
    undefined,
    RUSSIAN,
    'draft',
    { language: 'ru', title: 'Чай', translated_title: null, translated_content: null },
  ],
  [
    'whose original is cleared has the translation as its original',
    both,
    { title_en: '', content_en: '' },
    'published',
    { language: 'ru', title: 'Чай', content: 'Приходите.', translated_title: null },
  ],
  [
    'keeps its date without one',
    newsRow(),
    { published_at: '' },
    'published',
    { published_at: null },
  ],
  [
    'that waited is public at once without a date',
    newsRow({ published_at: SOON }),
    { published_at: '' },
    'published',
    { published_at: 'now' },
  ],
  [
    'that was hidden is dated by its new publication',
    newsRow({ status: 'draft', published_at: PAST }),
    {},
    'published',
    { published_at: null },
  ],
])('an article %s', (_, item, typed, status, columns) => {
  const values = { ...toValues('news', item as Item<'news'>), ...typed };
  expect(toColumns('news', values, { item: item as Item<'news'>, status })).toMatchObject(columns);
});

const FILE = 'https://mfa.go.ke/a.pdf';
const fileIn = (language: string) => `https://mfa.go.ke/${language}.pdf`;
const document = { type: 'document', link: null } as const;
const inBoth = { ...document, language: 'ru', title: 'Часы', translated_title: 'Hours' } as const;
const each = noticeRow({ ...inBoth, file_url: fileIn('ru'), translated_file_url: fileIn('en') });

it.each<[string, AnyItem | undefined, object, 'draft' | 'published', object]>([
  [
    'with a link has no file',
    undefined,
    { title_en: ' Form ', type: 'link', link: 'mfa.go.ke', file: FILE },
    'draft',
    { title: 'Form', link: 'https://mfa.go.ke', file_url: undefined },
  ],
  [
    'with a document has no link',
    undefined,
    { title_en: 'Form', type: 'document', link: 'mfa.go.ke', file: FILE },
    'draft',
    { link: null, file_url: FILE, translated_file_url: null },
  ],
  [
    'has no document as its image',
    undefined,
    { type: 'image', file: FILE },
    'draft',
    { file_url: undefined },
  ],
  [
    'has a file for each language, which stays with it',
    each,
    {},
    'draft',
    { language: 'ru', file_url: fileIn('ru'), translated_file_url: fileIn('en') },
  ],
  [
    'has one file for both without the Russian one',
    each,
    { file_ru: '' },
    'draft',
    { file_url: fileIn('en'), translated_file_url: null },
  ],
  [
    'starts now without a start',
    noticeRow({ starts_at: SOON }),
    { starts_at: '' },
    'published',
    { starts_at: 'now' },
  ],
  [
    'that was a draft starts with its publication',
    noticeRow({ status: 'draft', ends_at: SOON }),
    {},
    'published',
    { status: 'published', starts_at: 'now', ends_at: SOON },
  ],
  [
    'that stays a draft does not start',
    noticeRow({ status: 'draft' }),
    {},
    'draft',
    { status: 'draft', starts_at: noticeRow().starts_at },
  ],
])('a notice %s', (_, item, typed, status, columns) => {
  const values = { ...toValues('notices', item as Item<'notices'>), ...typed };
  const saved = toColumns('notices', values, { item: item as Item<'notices'>, status });
  expect({ file_url: undefined, ...saved }).toMatchObject(columns);
});

it('a notice is compared with its files by their names and whole dates', () => {
  const t = i18n.getFixedT<['admin', 'kinds']>('en', ['admin', 'kinds']);
  const details = { t, language: 'en', categoryName: String } as const;
  const notice = noticeRow({
    ...{ type: 'document', file_url: 'https://mfa.go.ke/order.pdf', link: null },
    ends_at: '2099-11-22T06:00:00+00:00',
  });
  const texts = fieldTexts('notices', toValues('notices', notice), details);
  expect(texts).toContainEqual(expect.objectContaining({ name: 'file', text: 'order.pdf' }));
  expect(texts).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^22\s.*\sat\s09:00$/), isWhole: true }),
  );
});
