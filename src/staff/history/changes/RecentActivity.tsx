import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Panel } from '../../../ui/layout/Panel';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../auth/session/QueryState';
import { changedNothing, type LastChange } from '../../data/history/auditEntries';
import { ActorAndTime } from './ActorAndTime';
import { recentChanges } from './ItemChanges';
import styles from './RecentActivity.module.css';
import { useAuditEntryText } from './useAuditEntryText';

/** Groups shown and audit entries fetched. */
const COLLAPSED = { groups: 5, entries: 20 };
const EXPANDED = { groups: 100, entries: 100 };

interface Props {
  /** Items that are being moved to the bin have no link. */
  pendingDeletionIds: ReadonlySet<string>;
}

/** The latest changes by staff (decision 0020), with links to the items that can be edited. */
export function RecentActivity({ pendingDeletionIds }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const limit = expanded ? EXPANDED : COLLAPSED;
  const query = useQuery({ ...recentChanges(limit.entries), placeholderData: keepPreviousData });
  const groups = groupEntries(query.data ?? []);
  const title = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(title);
  return (
    <Panel variant="compact" aria-labelledby={id} className={styles.panel} {...focusFallback}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('changes.title')}
      </h2>
      <QueryState
        compact
        query={query}
        loading={t('admin:list.loading')}
        empty={groups.length === 0 && t('changes.none')}
      />
      {groups.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {groups.slice(0, limit.groups).map((group) => (
            <ActivityLine
              key={group.entry.id}
              group={group}
              pendingDeletionIds={pendingDeletionIds}
            />
          ))}
        </ul>
      )}
      {groups.length > COLLAPSED.groups && (
        <Button variant="tertiary" className={styles.more} onClick={() => setExpanded(!expanded)}>
          {t(expanded ? 'changes.fewer' : 'changes.earlier')}
        </Button>
      )}
    </Panel>
  );
}

interface ActivityLineProps extends Props {
  group: EntryGroup;
}

function ActivityLine({ group: { entry, count }, pendingDeletionIds }: ActivityLineProps) {
  const { t } = useTranslation('history');
  const { summary } = useAuditEntryText();
  const { kind, itemId, title, editable, actorName, occurredAt } = entry;
  const fileText = count > 1 ? t('changes.files', { count }) : nameOfUrl(title);
  return (
    <li>
      {editable && itemId && !pendingDeletionIds.has(itemId) ? (
        <AppLink to={`/admin/${kind}/edit/${itemId}`}>{title}</AppLink>
      ) : (
        <span>{kind === 'files' ? fileText : title}</span>
      )}
      <p className={styles.details}>
        {t(`changes.itemType.${kind}`)} · {summary(entry)} ·{' '}
        <ActorAndTime actor={actorName} at={occurredAt} />
      </p>
    </li>
  );
}

interface EntryGroup {
  entry: LastChange;
  count: number;
}

/**
 * Consecutive entries about files with the same action and account are one group with the latest
 * entry, for example three deleted images. Saves that changed nothing are left out.
 * @param entries newest first
 */
function groupEntries(entries: LastChange[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    if (changedNothing(entry)) continue;
    const last = groups.at(-1);
    const sameGroup =
      last?.entry.kind === 'files' &&
      entry.kind === 'files' &&
      last.entry.action === entry.action &&
      last.entry.actorName === entry.actorName;
    if (last && sameGroup) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
}
