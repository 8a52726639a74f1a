import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { type DraftSummary, isOwn } from '../../api/drafts';
import type { ToDo } from '../../api/items/items';
import { startedPath } from '../../drafts/StartedOffer';
import { useHandovers, useStartedItems } from '../../drafts/useDrafts';
import { usePersonName } from '../../people/usePeople';
import { pathOfFact } from '../../words/pageWords';
import { useRows } from '../list/useRow';
import { toDoList } from '../queries';
import { type ItemLine, LinesPanel } from './ItemLines';

const REASONS = ['draft', 'outdated'] as const;

/** Renders what waits for the signed-in person, last what was started and never saved. */
export function ToDoPanel() {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const toRow = useRows();
  const query = useQuery(toDoList);
  const handovers = useHandovers();
  // What has been handed over is in the panel above.
  const items = (query.data ?? []).filter(
    ({ reason, item }) => reason !== 'draft' || !handovers.some(({ itemId }) => itemId === item.id),
  );

  const toLine = ({ kind, item }: ToDo): ItemLine => {
    const { id, title, editPath, date } = toRow(kind, item);
    const type = t(`kinds:${kind}.name`);
    return { id, title, path: editPath, note: `${type} · ${formatRecent(date, language)}` };
  };
  const toStartedLine = (item: DraftSummary): ItemLine => {
    const parts = [
      t(`kinds:${item.kind}.name`),
      ...(isOwn(item) ? [] : [personName(item.authorName)]),
      formatRecent(item.savedAt, language),
    ];
    return {
      id: item.id,
      title: item.title.trim() || t('started.untitled'),
      path: item.kind === 'facts' ? pathOfFact(item.itemId, item.title) : startedPath(item),
      note: parts.join(' · '),
    };
  };
  const groups = [
    ...REASONS.map((reason) => ({
      name: reason,
      lines: items.filter((item) => item.reason === reason).map(toLine),
    })),
    { name: 'started' as const, lines: useStartedItems().map(toStartedLine) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <LinesPanel
      id="to-do"
      title={t('toDo.title')}
      query={query}
      none={t('toDo.none')}
      groups={groups.map(({ name, lines }) => ({
        name,
        title: t(`toDo.${name}`, { number: lines.length }),
        lines,
      }))}
    />
  );
}
