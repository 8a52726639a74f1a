import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '../../content/site';
import { addDays, formatDay } from '../../lib/dates/calendarDay';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { formatRecent } from '../../lib/dates/recentTime';
import { useToday } from '../../lib/dates/useToday';
import { useFacts } from '../../lib/facts/currentFacts';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { comingDaysToAsk } from '../../site/contacts/openingHours';
import { Button } from '../../ui/actions/Button';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { QueryState } from '../account/session/QueryState';
import { useCan } from '../account/session/useStaffMember';
import { type DraftSummary, isOwn, type ListedDraft } from '../api/drafts';
import { isCheckDue } from '../api/storedFacts';
import {
  draftsQuery,
  HandoverNote,
  NoteText,
  useHandovers,
  useStartedDrafts,
  useTakeBack,
} from '../drafts/useDrafts';
import { factsQuery } from '../facts/staffFacts';
import { titleIn } from '../kinds/kinds';
import { ItemName } from '../parts/ItemName';
import { Panel } from '../parts/Panel';
import { RowList, StaffRow } from '../parts/StaffRow';
import { usePersonName } from '../parts/usePersonName';
import { FACTS_PAGE, factPath } from '../words/pageWords';
import { FormLink } from './ItemRows';
import styles from './lists.module.css';

interface Line {
  id: string;
  title: string;
  path: string;
  note?: ReactNode;
  actions?: ReactNode;
}

/** Days before a public holiday from which staff have to say whether the Embassy is closed. */
const AHEAD = 30;

/**
 * Returns a line for each public holiday of the next 30 days without an answer (a row of Russian
 * holidays is one), and one line for all pages due for a check.
 */
function useReminders(): Line[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const today = useToday();
  const { closedDays } = useFacts();
  const { data: stored } = useQuery(factsQuery);
  const holidays = comingDaysToAsk(today).filter(
    ({ from }) =>
      from <= addDays(today, AHEAD) &&
      !closedDays.some((closed) => closed.from <= from && from <= closed.to),
  );
  const due = pages.filter((page) => isCheckDue(page, stored, today));
  return [
    ...holidays.map(({ from }) => ({
      id: from,
      title: t('toDo.ask'),
      path: `${FACTS_PAGE}?show=days`,
      note: formatDay(from, language, true),
    })),
    ...(due.length > 0
      ? [
          {
            id: 'check',
            title: t('toDo.check', { count: due.length }),
            path: `${FACTS_PAGE}?show=words`,
          },
        ]
      : []),
  ];
}

/**
 * Renders what waits for the signed-in person. First, the oldest first, what was handed over: for
 * an admin what has no answer yet, for a writer all of it. Then what was started and never saved.
 * Last, for those who may publish, the public holidays without an answer and the pages due for a
 * check.
 */
export function ToDoPanel() {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const query = useQuery(draftsQuery);
  const can = useCan();
  const [mayReview, mayPublish] = [can('review'), can('publish')];
  const reminders = useReminders();
  const takeBack = useTakeBack('/admin/dashboard');

  const toStartedLine = (draft: DraftSummary): Line => {
    const { id, kind, itemId, title, authorName, savedAt } = draft;
    const parts = [
      t(`kinds:${kind}.name`),
      ...(isOwn(draft) ? [] : [personName(authorName)]),
      formatRecent(savedAt, language),
    ];
    return {
      id,
      title: title.trim() || t('started.untitled'),
      path: kind === 'facts' ? factPath(itemId, title) : `/admin/${kind}/new?id=${itemId}`,
      note: parts.join(' · '),
    };
  };
  const toHandoverLine = (handover: ListedDraft): Line => {
    const { id, kind, itemId, authorId, authorName, handedOverAt, state } = handover;
    const title = handover.item ? titleIn(handover.item, language) : handover.title;
    const type = t(`kinds:${kind}.name`);
    const date = handedOverAt ? formatDateTime(handedOverAt, language) : '';
    return {
      id,
      title,
      // The hash opens the comparison.
      path: `/admin/${kind}/edit/${itemId}${mayReview ? `#${authorId}` : ''}`,
      note: mayReview ? (
        <span>
          {type} · {personName(authorName)} · {date}
          <NoteText handover={handover} />
        </span>
      ) : (
        <HandoverNote handover={handover} />
      ),
      actions: !mayReview && state !== 'returned' && (
        <Button variant="tertiary" onClick={() => takeBack({ id }, title)}>
          {t(state === 'waiting' ? 'handover.takeBack' : 'handover.read')}
          <ItemName title={title} />
        </Button>
      ),
    };
  };

  const waiting = useHandovers().filter(({ state }) => !mayReview || state === 'waiting');
  const groups = (
    [
      { name: mayReview ? 'review' : 'handedOver', lines: waiting.map(toHandoverLine) },
      { name: 'started', lines: useStartedDrafts().map(toStartedLine) },
      { name: 'reminders', lines: mayPublish ? reminders : [] },
    ] as const
  ).filter(({ lines }) => lines.length > 0);
  return (
    <Panel className={`stack gap-3 ${styles.panel}`} aria-label={t('toDo.title')}>
      <h2>{t('toDo.title')}</h2>
      <QueryState compact query={query} empty={groups.length === 0 && t('toDo.none')} />
      {groups.map(({ name, lines }) => {
        const label = t(`toDo.${name}`, { number: lines.length });
        return (
          <section key={name} aria-label={label}>
            <h3>{label}</h3>
            <RowList label={label}>
              {lines.map(({ id, note, actions, ...line }) => (
                <RowBoundary key={id} name={line.title}>
                  {() => <StaffRow title={<FormLink {...line} />} notes={note} actions={actions} />}
                </RowBoundary>
              ))}
            </RowList>
          </section>
        );
      })}
    </Panel>
  );
}
