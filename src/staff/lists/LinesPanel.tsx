import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { QueryState } from '../account/session/QueryState';
import { Panel } from '../parts/Panel';
import { Row, RowList } from '../parts/Row';
import { FormLink } from './ItemRows';
import styles from './LinesPanel.module.css';

export interface ItemLine {
  id: string;
  title: string;
  /** Path of the form; undefined if the signed-in member of staff may not edit the item. */
  path: string | undefined;
  note?: ReactNode;
  actions?: ReactNode;
}

interface Props {
  label: string;
  lines: ItemLine[];
}

const UNFOLDED = 5;

/** Lists items as one line each; those beyond the first five are folded. */
export function ItemLines({ label, lines }: Props) {
  const { t } = useTranslation('admin');
  const list = (shown: ItemLine[]) => (
    <RowList label={label}>
      {shown.map(({ id, title, path, note, actions }) => (
        <RowBoundary key={id} name={title}>
          {() => (
            <Row title={<FormLink title={title} path={path} />} notes={note} actions={actions} />
          )}
        </RowBoundary>
      ))}
    </RowList>
  );
  const rest = lines.slice(UNFOLDED);
  return (
    <>
      {list(lines.slice(0, UNFOLDED))}
      {rest.length > 0 && (
        <details>
          <summary>{t('toDo.more', { number: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

interface PanelProps {
  /** Id of the heading. */
  id: string;
  title: string;
  query: UseQueryResult<unknown>;
  /** Said without groups. */
  none: string;
  groups: { name: string; title: string; lines: ItemLine[] }[];
}

/** Lists items in groups, each below its heading. */
export function LinesPanel({ id, title, query, none, groups }: PanelProps) {
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
