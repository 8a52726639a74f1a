import { describe, expect, it, vi } from 'vitest';
import { changedFacts, setChangedFacts } from '../../src/lib/facts/currentFacts';
import { applyFacts, type FactRow, NO_CHANGES } from '../../src/lib/facts/facts';
import { withQuestions } from '../../src/lib/facts/withQuestions';
import { textSlots, wordsKey, wordsMisfit } from '../../src/lib/facts/wordSchemas';
import { applyWords, type Bundle, findSlot, type Text, textError } from '../../src/lib/facts/words';
import { i18n } from '../../src/lib/i18n/i18n';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { inPages } from '../../src/prerender/fetchSite';
import { localeJson } from '../../src/prerender/plugins/typography';
import { namespaces } from '../support/content/locales';

const row = (path: string, en: unknown): FactRow => ({
  key: `words:${path}`,
  value: en === null ? null : { en },
  at: '2026-12-03T09:00:00Z',
});

const page = {
  title: 'Pets',
  sections: {
    bring: {
      title: '$t(common:content.service.bring)',
      list: ['A permit for {{fees.petPermit, money}}', 'A certificate'],
      checklist: { permit: 'Permit', vet: 'Certificate' },
      table: {
        columns: ['Animal', 'Days'],
        rows: [
          ['Dog', '10'],
          ['Cat', '12'],
        ],
      },
      days: [['Flight', 'With the permit.']],
      phrase: { label: 'Show it', text: 'Помогите' },
      see: { '/consular/visa#fee': 'Visa' },
      paragraphs: ['A line'],
      note: 'A remark',
    },
  },
  events: [{ date: '5', text: 'days' }],
};
const applied = (...rows: FactRow[]) => applyWords('consular/pets', 'en', page, rows);
const at = (path: string, en: unknown) =>
  findSlot(applied(row(`consular/pets:${path}`, en)), path)?.text;

describe('the slots of a page', () => {
  it('are its texts, and its lists, tables and named items as a whole, in its order', () => {
    expect(textSlots(page).map(([path]) => path)).toEqual([
      'title',
      'sections.bring.title',
      'sections.bring.list',
      'sections.bring.checklist',
      'sections.bring.table.columns.0',
      'sections.bring.table.columns.1',
      'sections.bring.table.rows',
      'sections.bring.days',
      'sections.bring.phrase.label',
      'sections.bring.phrase.text',
      'sections.bring.see./consular/visa#fee',
      'sections.bring.paragraphs',
      'sections.bring.note',
      'events.0.date',
      'events.0.text',
    ]);
  });

  it.each(languages)(
    'are all that it has, fit themselves, and have keys that the database accepts: %s',
    (language) => {
      const leaves = (node: unknown): number =>
        typeof node === 'string'
          ? 1
          : Object.values(node ?? {}).reduce((sum, one) => sum + leaves(one), 0);
      for (const namespace of namespaces(language)) {
        const { questions: _, ...built } = JSON.parse(
          localeJson(`src/locales/${language}/${namespace}.json`),
        );
        const slots = textSlots(built);
        expect(slots.reduce((sum, [, text]) => sum + leaves(text), 0)).toBe(leaves(built));
        for (const [path, text] of slots) {
          const key = wordsKey(namespace, path);
          expect(key).toMatch(/^words:[\w/-]+:[\w/#-]+(\.[\w/#-]+)*$/);
          expect(key.length).toBeLessThanOrEqual(200);
          expect(textError(text, findSlot(built, path)?.text ?? '', path), key).toBeUndefined();
        }
      }
    },
  );
});

describe('a changed text', () => {
  it.each<[string, Text]>([
    ['title', 'Animals'],
    ['sections.bring.title', 'What to $t(common:content.service.bring)'],
    ['sections.bring.list', ['A certificate', 'A photo', 'A permit: {{fees.petPermit, money}}']],
    ['sections.bring.checklist', { 'photo-2': 'Photo', permit: 'Permit' }],
    ['sections.bring.table.rows', [['Parrot', '30']]],
    ['sections.bring.note', ''],
    ['sections.bring.paragraphs', []],
  ])('stands in the place of the built-in one: %s', (path, text) => {
    expect(at(path, text)).toEqual(text);
    expect(page.title).toBe('Pets');
  });

  it('has the typography of the site', () => {
    expect(at('title', "An owner's 5 days")).toBe('An owner’s 5\u00a0days');
  });

  it.each<[string, unknown]>([
    ['title', ['Animals']],
    ['title', ''],
    ['sections.bring.note', ' '],
    ['title', 'A permit for {{fees.petPermit, money}}'],
    ['sections.bring.title', '$t(common:content.service.who)'],
    ['sections.bring.list', []],
    ['sections.bring.list', { 0: 'A permit' }],
    ['sections.bring.list', [['A permit']]],
    ['sections.bring.list', ['{{fees.petPermit}}']],
    ['sections.bring.list', ['$t(common:contact.addressLines)']],
    ['sections.bring.checklist', ['Permit']],
    ['sections.bring.checklist', { '<b>': 'Permit' }],
    ['sections.bring.checklist', JSON.parse('{"__proto__": "Permit"}')],
    ['sections.bring.table.rows', [['Parrot']]],
    ['sections.bring.table.rows', [['Parrot', '30', 'More']]],
  ])('is ignored where it does not fit, and staff are told: %s %j', (path, text) => {
    const builtIn = findSlot(page, path)?.text ?? '';
    expect(at(path, text)).toEqual(builtIn);
    expect(wordsMisfit({ en: text }, { path, builtIn: { en: builtIn } })).toMatch(
      /^words(?:Empty|Figure|Shape)$/,
    );
    expect(applyFacts([row(`consular/pets:${path}`, text)])).toEqual(applyFacts([]));
  });

  it.each([
    ...['sections', 'sections.bring', 'sections.bring.list.0', 'sections.lost.title', 'title.0'],
    ...['title.length', '__proto__.title', 'constructor.name', 'sections.toString', '', '.'],
    ...['sections.checklist', '__proto__.checklist', 'events.__proto__.length', 'events.-1'],
  ])('is ignored in a place that the page does not have: %s', (path) => {
    expect(applied(row(`consular/pets:${path}`, 'Text'))).toEqual(page);
    expect(wordsMisfit({ en: 'Text' }, { path, builtIn: {} })).toBe('wordsShape');
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  it('is one of its own page and language alone', () => {
    const rows = [row('consular/visa:title', 'Text')];
    expect(applied(...rows)).toEqual(page);
    expect(applyWords('consular/visa', 'ru', page, rows)).toEqual(page);
  });

  it('changes a question on the page that asks it', () => {
    const petDocuments = { anchor: 'steps', text: 'Papers?' };
    const text = { questions: { petDocuments, post: { anchor: 'steps', text: 'Post?' } } };
    expect(
      applyWords('consular/pets', 'en', text, [row('questions:petDocuments', 'Which papers?')]),
    ).toEqual({
      questions: { ...text.questions, petDocuments: { anchor: 'steps', text: 'Which papers?' } },
    });
  });
});

describe('the build', () => {
  const file = 'src/locales/en/consular/pets.json';
  const list = 'sections.bring.checklist';
  const rows = [row(`consular/pets:${list}`, ['A chip', 'A photo']), row('consular/pets:no', 'x')];

  it('puts a changed text into the texts of the page, and keeps the built-in one', () => {
    const built = JSON.parse(localeJson(file, rows));
    const source = JSON.parse(localeJson(file));
    expect(findSlot(built, list)?.text).toEqual(['A chip', 'A photo']);
    expect(built.$builtIn).toEqual({
      [`words:consular/pets:${list}`]: findSlot(source, list)?.text,
    });
    const takenBack = row(`consular/pets:${list}`, null);
    expect(applyWords('consular/pets', 'en', built, [takenBack])).toEqual(source);
    const russian = file.replace('/en/', '/ru/');
    expect(localeJson(russian, rows)).toBe(localeJson(russian));
  });

  it('keeps the built-in text of a question with the page that asks it', () => {
    const read = (changes: FactRow[] = []) =>
      JSON.parse(localeJson('src/locales/en/questions.json', changes));
    const asking = (questions: Bundle): Bundle =>
      withQuestions('/consular/pets', { title: 'Pets' }, questions);
    const changes = [
      row('questions:petDocuments', 'Which papers?'),
      row('questions:absentParent', 'Who?'),
    ];
    const built = asking(read(changes));
    expect(JSON.stringify(built.questions)).toContain('Which papers?');
    expect(Object.keys(built.$builtIn ?? {})).toEqual(['words:questions:petDocuments']);
    const takenBack = [row('questions:petDocuments', null)];
    expect(applyWords('consular/pets', 'en', built, takenBack)).toEqual(asking(read()));
  });

  it('puts facts and alerts alone into the scripts of all pages', () => {
    const fee = { key: 'fees.petPermit', value: 1, at: '2026-12-02T09:00:00Z' };
    const check = { ...fee, key: 'reviewed.consular.visa' };
    const site = { ...NO_CHANGES, until: '2026-12-03T08:59:50.000Z' };
    expect(inPages({ ...site, facts: [fee, check, ...rows] })).toEqual({ ...site, facts: [fee] });
  });
});

describe('an open page', () => {
  it('shows a change in texts that are loaded later', async () => {
    setChangedFacts([row('consular/marriage:title', 'Weddings')]);
    await vi.waitFor(() => expect(changedFacts()).toHaveLength(1));
    await loadText('en', ['consular/marriage']);
    expect(i18n.t('consular/marriage:title' as never)).toBe('Weddings');
    setChangedFacts([]);
    expect(i18n.t('consular/marriage:title' as never)).not.toBe('Weddings');
  });
});
