import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Panel } from '../../../ui/layout/Panel';
import { QueryState } from '../../auth/session/QueryState';
import { isOwn, type RevisionSummary } from '../../data/history/revisions';
import type { ToDo } from '../../data/items/items';
import { usePersonName } from '../../people/usePeople';
import { startedPath } from '../../revisions/StartedOffer';
import { useHandovers, useStartedItems } from '../../revisions/useRevisions';
import { useRows } from '../list/useRow';
import { toDoList } from '../queries';
import { type ItemLine, ItemLines } from './ItemLines';
import styles from './ToDoPanel.module.css';

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
  const toStartedLine = (item: RevisionSummary): ItemLine => {
    const author = item.authorName ? personName(item.authorName) : t('autosave.unnamed');
    const parts = [
      t(`kinds:${item.kind}.name`),
      ...(isOwn(item) ? [] : [author]),
      formatRecent(item.savedAt, language),
    ];
    return {
      id: item.id,
      title: item.title.trim() || t('started.untitled'),
      path: startedPath(item),
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
    <Panel variant="compact" className={styles.panel} aria-labelledby="to-do">
      <h2 id="to-do">{t('toDo.title')}</h2>
      <QueryState
        compact
        query={query}
        loading={t('list.loading')}
        empty={groups.length === 0 && t('toDo.none')}
      />
      {groups.map(({ name, lines }) => (
        <section key={name} aria-labelledby={`to-do-${name}`}>
          <h3 id={`to-do-${name}`}>{t(`toDo.${name}`, { number: lines.length })}</h3>
          <ItemLines label={t(`toDo.${name}`, { number: lines.length })} lines={lines} />
        </section>
      ))}
    </Panel>
  );
}
