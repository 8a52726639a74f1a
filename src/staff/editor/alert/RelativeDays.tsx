import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addDays, type Day, formatDay, formatDayOfYear } from '../../../lib/dates/calendarDay';
import { toMoscowInput } from '../../../lib/dates/moscowTime';
import { type Language, languages } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import type { Values } from '../../kinds/kinds';

/** Words that name another day as soon as midnight has passed, as days after the one on which an alert is first read. */
const WORDS: Record<Language, Record<string, number>> = {
  en: { yesterday: -1, today: 0, tonight: 0, tomorrow: 1 },
  ru: { позавчера: -2, вчера: -1, сегодня: 0, завтра: 1, послезавтра: 2 },
};

const WORD = /\p{L}+/gu;
/** English words before a date without “on”. */
const PREPOSITION = /\b(?:after|before|by|for|from|on|since|till|until)\s+$/i;

/** A word of a text, and the date in its place. */
interface Found {
  word: string;
  index: number;
  day: string;
}

/** Puts a date in the words that stand in place of `word`, after the text before it. */
const PHRASE: Record<Language, (date: string, word: string, before: string) => string> = {
  en: (date, word, before) => {
    const on = PREPOSITION.test(before) ? '' : 'on ';
    const day = (word.toLowerCase() === 'tonight' ? 'on the evening of ' : on) + date;
    const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
    return isCapital ? day.charAt(0).toUpperCase() + day.slice(1) : day;
  },
  ru: (date) => date,
};

/** Returns the words for days of a text that is first read on `start`. */
const relativeDays = (text: string, language: Language, start: Day): Found[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const offset = WORDS[language][word.toLowerCase()];
    if (offset === undefined) return [];
    const date = formatDayOfYear(addDays(start, offset), language);
    return [{ word, index, day: PHRASE[language](date, word, text.slice(0, index)) }];
  });

/** Puts the dates in place of the words, once where the date follows its word already: “tomorrow, 27 November”. */
const nameDays = (text: string, found: Found[]): string =>
  found.reduceRight((named, { word, index, day }) => {
    const date = /\d.*/.exec(day)?.[0].replace(/\s/g, '\\s');
    const repeated = new RegExp(`^,?\\s*\\(?(?:on\\s+)?${date}\\)?`);
    return named.slice(0, index) + day + named.slice(index + word.length).replace(repeated, '');
  }, text);

interface Props {
  values: Values<'alerts'>;
  onReplaced?: () => void;
}

/**
 * Warns of words such as “tomorrow” in an alert that lasts beyond midnight, and puts the dates in their place in both languages.
 * Renders nothing without such a word.
 */
export function RelativeDays({ values, onReplaced }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { setValue } = useFormContext<Values<'alerts'>>();
  const start = (values.starts_at || toMoscowInput(new Date())).slice(0, 10);
  const end = values.ends_at.slice(0, 10);
  const found = languages.map((one) => ({
    name: `text_${one}` as const,
    days: relativeDays(values[`text_${one}`], one, start),
  }));
  const own = found.find(({ name }) => name === `text_${language}`)?.days;
  const [shown] = own?.length ? own : found.flatMap(({ days }) => days);
  if (!shown || end <= start) return null;
  const replace = () => {
    for (const { name, days } of found) {
      setValue(name, nameDays(values[name], days), { shouldDirty: true, shouldTouch: true });
    }
    onReplaced?.();
  };
  return (
    <Callout kind="warning">
      <p>{t('alertConfirm.relativeDay', { word: shown.word, until: formatDay(end, language) })}</p>
      <Button variant="secondary" onClick={replace}>
        {t('alertConfirm.nameDay', { word: shown.word, day: shown.day })}
      </Button>
    </Callout>
  );
}
