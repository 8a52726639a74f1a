import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/layout/Panel';
import { QueryState } from '../../auth/session/QueryState';
import { type ItemLine, ItemLines } from './ItemLines';
import styles from './ToDoPanel.module.css';

interface Props {
  /** Id of the heading. */
  id: string;
  title: string;
  query: UseQueryResult<unknown>;
  /** Said without groups. */
  none: string;
  groups: { name: string; title: string; lines: ItemLine[] }[];
}

/** Lists items in groups, each below its heading. */
export function LinesPanel({ id, title, query, none, groups }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Panel variant="compact" className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <QueryState
        compact
        query={query}
        loading={t('list.loading')}
        empty={groups.length === 0 && none}
      />
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`${id}-${group.name}`}>
          <h3 id={`${id}-${group.name}`}>{group.title}</h3>
          <ItemLines label={group.title} lines={group.lines} />
        </section>
      ))}
    </Panel>
  );
}
