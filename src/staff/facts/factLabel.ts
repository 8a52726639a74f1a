import { pageId, pages, pictureName } from '../../content/site';
import { formatDay } from '../../lib/dates/calendarDay';
import { kindOfFact, schemas } from '../../lib/facts/factSchemas';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/languages';
import { wordsLabel } from '../words/pageWords';

/**
 * Returns what staff call a fact: its label, a question, the days of a closed day, or the page, the
 * heading and the name of a text. The data of `wordsQuery` must be loaded.
 * @param value needed for a web address and a closed day, because the value is the name
 */
export function factLabel(key: string, language: Language, value?: unknown): string {
  if (kindOfFact(key) === 'words') return wordsLabel(key, language);
  const [group = '', name = ''] = key.split('.');
  const lng = { lng: language };
  if (group === 'urls') return String(value).replace(/^https?:\/\/(?:www\.)?/, '');
  if (group === 'pictures') {
    const page = pages.find(({ path }) => pictureName(path) === name);
    const pageName = textAt(i18n.t, `pages:${pageId(page?.path ?? '/')}.name`, lng);
    return `${i18n.t('facts:picture', lng)}: ${pageName}`;
  }
  const known = [
    `facts:label.${key}`,
    `consular/fees:rows.${name}.service`,
    `consular/downloads:forms.${name}.name`,
    `questions:${name}`,
    `pages:${key.slice('reviewed.'.length).replaceAll('.', '/')}.name`,
  ].find((path) => i18n.exists(path, lng));
  if (known) return textAt(i18n.t, known, lng);
  const days = schemas.closedDay.safeParse(value).data;
  const named = days ? [days.from, days.to].map((day) => formatDay(day, language, true)) : [name];
  return [...new Set(named)].join(' – ');
}
