import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pages } from '../../content/site';
import { addDays, type Day, formatDay } from '../../lib/dates/calendarDay';
import { formatTime, moscowToday } from '../../lib/dates/moscowTime';
import { useToday } from '../../lib/dates/useToday';
import { useFacts } from '../../lib/facts/currentFacts';
import { nextReview, reviewedOn } from '../../lib/facts/pageFacts';
import { toQueryFn } from '../../lib/http/queryFn';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { comingDaysToAsk } from '../../site/contacts/openingHours';
import { coming } from '../api/items/items';
import { rowsInForce } from '../api/storedFacts';
import { factsQuery } from '../facts/staffFacts';
import { FACTS_PAGE } from '../words/pageWords';
import { type ItemLine, LinesPanel, useItemLine } from './LinesPanel';

/** A line of the list, which is in the order of the days. */
interface DayLine extends ItemLine {
  day: Day;
  note?: string;
}

/** Number of days that the list looks ahead. */
const AHEAD = 30;

/** Returns the coming closed days, public holidays without an answer, and the pages to check. */
function useFactLines(): DayLine[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const today = useToday();
  const { closedDays } = useFacts();
  const inForce = rowsInForce(useQuery(factsQuery).data);
  const todayOrLater = (day: Day) => (day < today ? today : day);
  const holidays = comingDaysToAsk(today).filter(
    ({ from }) => !closedDays.some((closed) => closed.from <= from && from <= closed.to),
  );
  const due = pages.flatMap((page) => {
    const reviewed = reviewedOn(page, inForce);
    return reviewed ? [todayOrLater(nextReview(reviewed))] : [];
  });
  const line = (event: string, day: Day, title: string, part: 'days' | 'words'): DayLine => ({
    id: `${event} ${day}`,
    day: todayOrLater(day),
    title,
    path: `${FACTS_PAGE}?show=${part}`,
  });
  return [
    ...closedDays
      .filter(({ to }) => to >= today)
      .map(({ from, reason }) =>
        line('closed', from, t('coming.closed', { reason: reason[language] }), 'days'),
      ),
    ...holidays.map(({ from }) => line('ask', from, t('coming.ask'), 'days')),
    ...[...new Set(due)].map((day) => {
      const count = due.filter((one) => one === day).length;
      return line('check', day, t('coming.check', { count }), 'words');
    }),
  ];
}

/** Lists what appears or ends for visitors within 30 days, and what staff have to say or check. */
export function ComingPanel() {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const today = useToday();
  const itemLine = useItemLine();
  const query = useQuery({
    queryKey: ['admin', 'coming'],
    queryFn: toQueryFn((signal) => coming(signal)),
    staleTime: 0,
  });
  const items = (query.data ?? []).map(
    ({ kind, item, event, date }): DayLine => ({
      ...itemLine(kind, item),
      id: `${event} ${item.id}`,
      day: moscowToday(date),
      note: `${t(`kinds:${kind}.name`)} · ${t(`coming.${event}`, { time: formatTime(date, language) })}`,
    }),
  );
  const last = addDays(today, AHEAD);
  const lines = [...items, ...useFactLines()]
    .filter(({ day }) => day <= last)
    .sort((one, other) => one.day.localeCompare(other.day))
    .map(({ day, note, ...line }) => ({
      ...line,
      note: [formatDay(day, language, true), note].filter(Boolean).join(' · '),
    }));
  return (
    <LinesPanel
      title={t('coming.title')}
      query={query}
      none={t('coming.none')}
      groups={[{ lines }]}
    />
  );
}
