import { useTranslation } from 'react-i18next';
import { feesOf } from '../../../content/consular/feesTable';
import { place } from '../../../content/facts';
import type { Checklist } from '../../../content/textTypes';
import { type Day, formatDay } from '../../../lib/dates/calendarDay';
import { useFacts } from '../../../lib/facts/currentFacts';
import { checkedItems, toNamedItems } from '../../../lib/hooks/useChecklistState';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useFeeTexts, useSumInNotes } from './Costs';
import { useDaySentences } from './useVisitDay';

export interface List {
  /** The key under which its checked items are stored. */
  key: string;
  title: string;
  items: Checklist;
}

interface Sheet {
  path: string;
  lists: List[];
  /** Text about what to bring, besides the lists. */
  bring: string[];
  questions: string[];
  answers: { question: string; text: string }[];
  /** The number of documents or animals, by the id of the fee. */
  counts: Record<string, number>;
}

const bullets = (items: string[]): string[] => items.map((item) => `- ${item}`);

/** Returns a function that makes the sheet plain text, for messengers and calendars, with the items that are checked now. */
export function useVisitText({ path, lists, bring, questions, answers, counts }: Sheet) {
  const { t } = useTranslation(['consular/visit', 'common']);
  const language = useLanguage();
  const { phones, emails } = useFacts();
  const sentences = useDaySentences(path);
  const fees = useFeeTexts();
  const notes = useSumInNotes();

  /** Returns a list in two parts, the items that this browser has stored as checked and the others; no part without items. */
  const listText = ({ key, title, items }: List): string[] => {
    const checked = checkedItems(key);
    const named = toNamedItems(items);
    const part = (label: string, isIn: (name: string) => boolean) => {
      const found = named.filter(([name]) => isIn(name)).map(([, item]) => item);
      return found.length > 0 ? [label, ...bullets(found)] : [];
    };
    return [
      title,
      ...part(t('take.ready'), (name) => checked.includes(name)),
      ...part(t('take.missing'), (name) => !checked.includes(name)),
    ];
  };

  const costText = feesOf(path).flatMap((row) => {
    const { service = '', fee = '' } = fees.rows[row.id] ?? {};
    return [fees.pay[row.pay], `- ${service}: ${fee}`, notes(row, counts[row.id] ?? 1)];
  });
  const bringText = [bring, ...lists.map(listText)];

  return (day: Day | null, now: Date): string => {
    const blocks = [
      day ? [formatDay(day, language, true), ...sentences(day, now)] : [],
      [t('content.service.bring', { ns: 'common' }), ...bringText.flat()],
      [t('cost.title'), ...costText],
      answers.length > 0
        ? [t('ask.answered'), ...answers.map(({ question, text }) => `${question} ${text}`)]
        : [],
      [t('ask.title'), ...questions.map((question, index) => `${index + 1}. ${question}`)],
      [
        t('contact.addressLines', { ns: 'common' }),
        place.inRussian,
        `${t('contact.number', { ns: 'common', number: phones.main })}, ${emails.embassy}`,
        t('where.night'),
      ],
    ];
    return (
      blocks
        .map((block) => block.map((line) => line?.replaceAll('\u00a0', ' ')))
        // Without a line that repeats the one before it, such as the address in Russian in a Russian text.
        .map((block) => block.filter((line, index) => line && line !== block[index - 1]).join('\n'))
        .filter(Boolean)
        .join('\n\n')
    );
  };
}
