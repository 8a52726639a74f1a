import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { buttonClass } from '../../ui/actions/Button';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { QueryState } from '../account/session/QueryState';
import { useCan } from '../account/session/useStaffMember';
import { useOpenedFrom } from '../items/backUrl';
import type { AnyItem, Kind } from '../kinds/kind';
import { hasDrafts, titleIn } from '../kinds/kinds';
import { Panel } from '../parts/Panel';
import { Row, RowList } from '../parts/Row';
import styles from './LinesPanel.module.css';

export interface ItemLine {
  id: string;
  title: string;
  /** Path of the form; undefined if the signed-in member of staff may not edit the item. */
  path: string | undefined;
  note?: ReactNode;
  actions?: ReactNode;
}

/** Returns a function that gives the line of an item, with its title in the person's language. */
export function useItemLine(): (kind: Kind, item: AnyItem) => ItemLine {
  const can = useCan();
  const language = useLanguage();
  return (kind, item) => ({
    id: String(item.id),
    title: titleIn(item, language),
    path: can('write', kind) ? `/admin/${kind}/edit/${item.id}` : undefined,
  });
}

/** Renders a title as a link to the form; without a path, as text. */
export function FormLink({ title, path }: Pick<ItemLine, 'title' | 'path'>) {
  const openedFrom = useOpenedFrom();
  if (!path) return title;
  return (
    <AppLink to={path} state={openedFrom} className={styles.title}>
      {title}
    </AppLink>
  );
}

/** Renders the link to the form of a new item. */
export function NewItemLink({ kind }: { kind: Kind }) {
  const { t } = useTranslation('kinds');
  const openedFrom = useOpenedFrom();
  return (
    <AppLink
      to={`/admin/${kind}/new`}
      state={openedFrom}
      className={buttonClass(hasDrafts(kind) ? 'primary' : 'secondary')}
    >
      <Plus aria-hidden="true" size="1.1em" />
      {t(`${kind}.new`)}
    </AppLink>
  );
}

const UNFOLDED = 5;

/** Lists items as one line each; those beyond the first five are folded. */
function ItemLines({ label, lines }: { label: string; lines: ItemLine[] }) {
  const { t } = useTranslation('admin');
  const list = (shown: ItemLine[]) => (
    <RowList label={label}>
      {shown.map(({ id, note, actions, ...line }) => (
        <RowBoundary key={id} name={line.title}>
          {() => <Row title={<FormLink {...line} />} notes={note} actions={actions} />}
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
  title: string;
  query: UseQueryResult<unknown>;
  /** Said without lines. */
  none: string;
  groups: { title?: string; lines: ItemLine[] }[];
  /** A link beside the title. */
  link?: ReactNode;
}

/** Lists items in groups, each below its heading if it has one. */
export function LinesPanel({ title, query, none, groups, link }: PanelProps) {
  const { t } = useTranslation('admin');
  const filled = groups.filter(({ lines }) => lines.length > 0);
  return (
    <Panel variant="compact" className={styles.panel} aria-label={title}>
      <header className="cluster between">
        <h2>{title}</h2>
        {link}
      </header>
      <QueryState
        compact
        query={query}
        loading={t('list.loading')}
        empty={filled.length === 0 && none}
      />
      {filled.map((group) =>
        group.title ? (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            <ItemLines label={group.title} lines={group.lines} />
          </section>
        ) : (
          <ItemLines key={title} label={title} lines={group.lines} />
        ),
      )}
    </Panel>
  );
}
