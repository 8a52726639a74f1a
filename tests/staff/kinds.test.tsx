import { beforeAll, describe, expect, it } from 'vitest';
import { staffNamespaces } from '../../src/content/staffNamespaces';
import { i18n } from '../../src/lib/i18n/i18n';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import {
  allKinds,
  definitionOf,
  hasDrafts,
  labelsOf,
  toColumns,
  toValues,
} from '../../src/staff/kinds/kinds';
import { newsSchema } from '../../src/staff/kinds/news/schema';
import { newsRow } from '../support/screens/builders';

beforeAll(async () => {
  for (const language of languages) await loadText(language, [...staffNamespaces]);
});

/** Returns the keys that have no text in a language; of a list of keys, one text is enough. */
const missing = (keys: (string | string[])[]): unknown[] =>
  languages.flatMap((lng) => keys.filter((key) => !i18n.exists(key, { lng, ns: 'admin' })));

describe.each(allKinds)('of %s', (kind) => {
  const { period } = definitionOf(kind);

  it('values have a label in each language', () => {
    expect(missing(Object.values(labelsOf(kind)))).toEqual([]);
  });

  it('each state has a name and a message after a save, and each effect of a button a sentence', () => {
    const states = ['scheduled', 'shown', hasDrafts(kind) && 'draft', period.until && 'ended'];
    const named = states.filter(Boolean).map((state) => `state.${state}`);
    const saved = states.filter(Boolean).map((state) => `saved.${state}`);
    const effects = ['writerDraft', 'writerLive', 'nowInstead', 'schedule', 'hide'];
    const ended = ['effect.ended', 'effect.endedPinned'];
    const ends = period.until ? ['done.endNow', ...(hasDrafts(kind) ? ended : [])] : [];
    const ofButtons = hasDrafts(kind) ? effects.map((effect) => `effect.${effect}`) : [];
    const keys = [...named, ...saved, ...ofButtons, ...ends];
    expect(missing(keys.map((key) => `kinds:${kind}.${key}`))).toEqual([]);
  });
});

describe('an article', () => {
  it('is stored trimmed and without invisible characters, with a complete video link', () => {
    const values = {
      ...toValues('news'),
      title_en: ' Tea ',
      content_en: 'Ker\u200bicho\n',
      slug: ' Tea-Tasting ',
      youtube_url: 'youtu.be/dQw4w9WgXcQ',
    };
    expect(toColumns('news', values)).toMatchObject({
      title: 'Tea',
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

  it('keeps its date when it is public and the date of the form is cleared', () => {
    const item = newsRow();
    const values = { ...toValues('news', item), published_at: '' };
    expect(toColumns('news', values, { item }).published_at).toBeNull();
  });

  it('is public at once when it waits for a date and that is cleared', () => {
    const item = newsRow({ published_at: '2099-01-01T09:00:00+00:00' });
    const values = { ...toValues('news', item), published_at: '' };
    expect(toColumns('news', values, { item }).published_at).toBe('now');
  });
});

describe('a notice', () => {
  const filed = {
    ...toValues('notices'),
    title_en: ' Form ',
    description_en: ' New form ',
    link: 'mfa.go.ke',
    document_en: 'https://mfa.go.ke/a.pdf',
  };

  it('has a link or a file, depending on its type', () => {
    expect(toColumns('notices', { ...filed, type: 'link' })).toMatchObject({
      title: 'Form',
      description: 'New form',
      link: 'https://mfa.go.ke',
    });
    expect(toColumns('notices', { ...filed, type: 'link' })).not.toHaveProperty('file_url');
    expect(toColumns('notices', { ...filed, type: 'document' })).toMatchObject({
      link: null,
      file_url: 'https://mfa.go.ke/a.pdf',
      translated_file_url: null,
    });
  });
});

it('a text of an article has at most 2,000 lines', () => {
  const errorsWith = (lines: number) => {
    const content_en = Array(lines).fill('a').join('\n');
    const values = { ...toValues('news'), title_en: 'Tea', content_en };
    const { error } = newsSchema.safeParse(values);
    return error?.issues.map(({ path, message }) => [path[0], message]);
  };
  expect([errorsWith(2000), errorsWith(2001)]).toEqual([
    undefined,
    [['content_en', 'contentLines']],
  ]);
});
