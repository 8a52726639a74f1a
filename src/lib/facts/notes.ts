import { addMonths, type Day } from '../dates/calendarDay.ts';
import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';
import { fieldsOf } from './facts.ts';
import { isNote, type PageFact, reviewKey } from './pageFacts.ts';

/** Months for which a note is shown; the database has the same limit. */
const NOTE_MONTHS = 12;

/** The id of the page that lists the notes of all pages. */
export const CHANGES = 'changes';

const pagesOf = (value: unknown): string[] => {
  const { pages } = fieldsOf(value);
  return Array.isArray(pages) ? pages : [];
};

/** Returns what a page has of these rows; the page of changes has the notes of all. */
export const factsOfPage = <Row extends PageFact>(id: string, rows: Row[]): Row[] =>
  rows.filter(
    ({ key, value }) =>
      key === reviewKey(id) ||
      (isNote(key) && value !== null && (id === CHANGES || pagesOf(value).includes(id))),
  );

/** Returns the notes of a page that are shown, the latest first. */
export const notesOf = (id: string, rows: PageFact[], language: Language, today: Day) =>
  factsOfPage(id, [...new Map(rows.map((row) => [row.key, row])).values()])
    .filter(({ key }) => isNote(key))
    .map(({ key, value }) => ({
      key,
      day: key.split('.')[1] ?? '',
      text: typeset(String(fieldsOf(value)[language])),
      pages: pagesOf(value),
    }))
    .filter(({ day }) => day > addMonths(today, -NOTE_MONTHS))
    .sort((a, b) => b.day.localeCompare(a.day));
