import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { formatRecent } from '../../lib/dates/recentTime';
import { toQueryFn } from '../../lib/http/queryFn';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { useCan } from '../account/session/useStaffMember';
import { type DraftSummary, isOwn } from '../api/drafts';
import { type ToDo, toDo } from '../api/items/items';
import {
  type Handover,
  HandoverNote,
  NoteText,
  startedPath,
  useHandovers,
  useStartedItems,
  useTakeBack,
} from '../drafts/useDrafts';
import { titleIn } from '../kinds/kinds';
import { ItemName } from '../parts/ItemName';
import { usePersonName } from '../people/usePeople';
import { factPath } from '../words/pageWords';
import { ItemDates } from './ItemRows';
import { type ItemLine, LinesPanel, useItemLine } from './LinesPanel';

/**
 * Renders what waits for the signed-in person: first what waits for an admin, or what a writer has
 * handed over, the oldest first; last what was started and never saved.
 */
export function ToDoPanel() {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const itemLine = useItemLine();
  const query = useQuery({
    queryKey: ['admin', 'toDo'],
    queryFn: toQueryFn((signal) => toDo(signal)),
    staleTime: 0,
  });
  const mayReview = useCan()('review');
  const takeBack = useTakeBack('/admin/dashboard');
  const handovers = useHandovers();
  // What has been handed over is in the first group.
  const items = (query.data ?? []).filter(
    ({ reason, item }) => reason !== 'draft' || !handovers.some(({ itemId }) => itemId === item.id),
  );

  const toLine = ({ kind, item }: ToDo): ItemLine => ({
    ...itemLine(kind, item),
    note: (
      <span>
        {t(`kinds:${kind}.name`)} · <ItemDates kind={kind} item={item} />
      </span>
    ),
  });
  const toStartedLine = (item: DraftSummary): ItemLine => {
    const parts = [
      t(`kinds:${item.kind}.name`),
      ...(isOwn(item) ? [] : [personName(item.authorName)]),
      formatRecent(item.savedAt, language),
    ];
    return {
      id: item.id,
      title: item.title.trim() || t('started.untitled'),
      path: item.kind === 'facts' ? factPath(item.itemId, item.title) : startedPath(item),
      note: parts.join(' · '),
    };
  };
  const toHandoverLine = (handover: Handover): ItemLine => {
    const { id, kind, itemId, authorId, authorName, handedOverAt, state } = handover;
    const title = handover.item ? titleIn(handover.item, language) : handover.title;
    const type = t(`kinds:${kind}.name`);
    const date = handedOverAt ? formatDateTime(handedOverAt, language) : '';
    return {
      id,
      title,
      path:
        kind === 'facts'
          ? factPath(itemId, title)
          : // The hash opens the comparison.
            `/admin/${kind}/edit/${itemId}${mayReview ? `#${authorId}` : ''}`,
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

  const waiting = handovers.filter(({ state }) => !mayReview || state === 'waiting');
  const reason = (name: ToDo['reason']) => items.filter((item) => item.reason === name).map(toLine);
  const groups = [
    { name: mayReview ? 'review' : 'handedOver', lines: waiting.map(toHandoverLine) },
    { name: 'draft', lines: reason('draft') },
    { name: 'outdated', lines: reason('outdated') },
    { name: 'started', lines: useStartedItems().map(toStartedLine) },
  ] as const;
  return (
    <LinesPanel
      title={t('toDo.title')}
      query={query}
      none={t('toDo.none')}
      groups={groups.map(({ name, lines }) => ({
        title: t(`toDo.${name}`, { number: lines.length }),
        lines,
      }))}
    />
  );
}
