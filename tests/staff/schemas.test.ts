import { expect, it } from 'vitest';
import type { Kind } from '../../src/staff/kinds/kind';
import { kindDefinition, toValues } from '../../src/staff/kinds/kinds';
import { newsRow, noticeRow } from '../support/screens/builders';

/** What the form of each kind rejects, at which field and why. */

const VALID = {
  news: { ...toValues('news'), title_en: 'Tea', content_en: 'Taste it.' },
  notices: { ...toValues('notices'), title_en: 'Hours' },
  alerts: { ...toValues('alerts'), text_en: 'Closed', text_ru: 'Закрыто', ends_at: inDays(1) },
};

/** Returns a time in Moscow as an input has it, some days from now. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 16);
}

const errors = (kind: Kind, values: object) => {
  const initial = toValues(kind);
  const typed = { ...VALID[kind], ...values };
  const { error } = kindDefinition(kind).schema(initial).safeParse(typed);
  return error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
};

it.each<[Kind, object, string[]]>([
  ['news', {}, []],
  ['news', { title_en: ' \u200b ' }, ['title_en titleEmpty_en']],
  ['news', { title_en: '', content_en: '' }, ['title_en titleEmpty', 'content_en contentEmpty']],
  ['news', { title_en: '🦒'.repeat(201) }, ['title_en titleLong']],
  ['news', { title_ru: 'Чай' }, ['content_ru contentEmpty_ru']],
  ['news', { youtube_url: 'https://vimeo.com/1' }, ['youtube_url videoWrong']],
  ['news', { youtube_url: 'https://youtu.be/x' }, ['youtube_url videoWrong']],
  ['news', { slug: 'Tea tasting' }, ['slug slugShape']],
  ['news', { slug: 'чай' }, ['slug slugShape']],
  ['news', { slug: newsRow().id }, ['slug slugShape']],
  ['news', { slug: 'a'.repeat(101) }, ['slug slugLong']],
  ['news', { published_at: '0026-05-01T09:30' }, ['published_at dateWrong']],
  ['notices', {}, []],
  ['notices', { description_en: 'я'.repeat(2001) }, ['description_en descriptionLong']],
  ['notices', { type: 'document' }, ['file documentEmpty']],
  ['notices', { type: 'image', file: 'https://a.ke/a.pdf' }, ['file imageEmpty']],
  ['notices', { type: 'link' }, ['link linkEmpty']],
  ['notices', { type: 'link', link: 'javascript:alert(1)' }, ['link linkScheme']],
  ['notices', { type: 'link', link: 'https://mfa.go.ke/new hours' }, ['link linkSpaces']],
  ['notices', { type: 'link', link: 'https://' }, ['link linkWrong']],
  ['notices', { starts_at: inDays(2), ends_at: inDays(1) }, ['ends_at endBeforeStart']],
  [
    'notices',
    { starts_at: '2099-06-01T09:00', ends_at: '2099-06-01T09:00' },
    ['ends_at endBeforeStart'],
  ],
  ['notices', { ends_at: inDays(-1) }, ['ends_at endPast']],
  ['alerts', {}, []],
  ['alerts', { text_en: ' ' }, ['text_en alertEnEmpty']],
  ['alerts', { text_ru: '' }, ['text_ru alertRuEmpty']],
  ['alerts', { text_ru: 'ж'.repeat(201) }, ['text_ru alertRuLong']],
  ['alerts', { link: 'javascript:alert(1)' }, ['link linkScheme']],
  ['alerts', { link: `https://a.ke/${'x'.repeat(188)}` }, ['link alertLinkLong']],
  ['alerts', { ends_at: '' }, ['ends_at alertEndEmpty']],
  ['alerts', { ends_at: inDays(-1) }, ['ends_at endPast']],
  ['alerts', { starts_at: inDays(2) }, ['ends_at endBeforeStart']],
  ['alerts', { ends_at: inDays(30.1) }, ['ends_at alertPeriodLong']],
])('of %s the values %j have the errors %j', (kind, values, expected) => {
  expect(errors(kind, values)).toEqual(expected);
});

it('an end that was stored may have passed, because an ended notice can be edited', () => {
  const ended = toValues('notices', noticeRow({ ends_at: '2026-11-19T09:00:00+00:00' }));
  const schema = kindDefinition('notices').schema(ended);
  expect(schema.safeParse({ ...ended, title_en: 'Hours' }).success).toBe(true);
});
