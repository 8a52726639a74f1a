import { CalendarX2, Pin, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatRecent } from '../../lib/dates/recentTime';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { useOpenedFrom } from '../items/backUrl';
import type { Kind, State } from '../kinds/kind';
import { Badge } from '../parts/Badge';
import { ItemName } from '../parts/ItemName';
import { Row, RowList } from '../parts/Row';
import styles from './ItemRows.module.css';
import { useItemActions } from './useItemActions';
import type { ItemRow } from './useRows';

/** Lists items with their state, their dates and their actions, whose results the page shows. */
export function ItemRows({ rows, label }: { rows: ItemRow[]; label: string }) {
  const { pathname } = useLocation();
  const { dialog, ...actions } = useItemActions(pathname);
  return (
    <>
      <RowList label={label}>
        {rows.map((row) => (
          <RowBoundary key={row.id} name={row.title}>
            {() => (
              <Row
                title={
                  <>
                    <FormLink title={row.title} path={row.editPath} />{' '}
                    {row.review && <Badge tone="ochre">{row.review}</Badge>}
                  </>
                }
                notes={
                  <>
                    <ItemNotes row={row} />
                    <ItemDates row={row} />
                  </>
                }
                actions={<RowActions row={row} {...actions} />}
              />
            )}
          </RowBoundary>
        ))}
      </RowList>
      {dialog}
    </>
  );
}

/** Renders a title as a link to the form; without a path, as text. */
export function FormLink({ title, path }: { title: string; path: string | undefined }) {
  const openedFrom = useOpenedFrom();
  if (!path) return title;
  return (
    <AppLink to={path} state={openedFrom} className={styles.title}>
      {title}
    </AppLink>
  );
}

export function ItemDates({ row }: { row: ItemRow }) {
  const language = useLanguage();
  return row.dates.map(({ date, label }) => (
    <Fragment key={label}>
      <span className="small-print">
        {label && `${label} `}
        <time dateTime={date.toISOString()}>{formatRecent(date, language)}</time>
      </span>{' '}
    </Fragment>
  ));
}

const TONES = { shown: 'green', scheduled: 'ochre', draft: 'plain', ended: 'plain' } as const;

export function StateBadge({ kind, state }: { kind: Kind; state: State }) {
  const { t } = useTranslation('kinds');
  return <Badge tone={TONES[state]}>{textAt(t, `${kind}.state.${state}`)}</Badge>;
}

/** Shows the state of an item, what its translation lacks, its pin and its note. */
function ItemNotes({ row: { kind, state, gap, stored, note } }: { row: ItemRow }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <StateBadge kind={kind} state={state} />{' '}
      {gap && <Badge tone={gap === 'outdated' ? 'ochre' : 'plain'}>{t(`row.gap.${gap}`)}</Badge>}{' '}
      {Boolean(stored.pinned) && (
        <span className="with-icon">
          <Pin aria-hidden="true" size="1em" /> {t('row.pinned')}
        </span>
      )}{' '}
      {note && <span>{note}</span>}{' '}
    </>
  );
}

type Actions = Omit<ReturnType<typeof useItemActions>, 'dialog'>;

/** Renders the link to the item on the site, and the buttons that end and delete it. */
function RowActions({ row, busyId, end, askToDelete }: Actions & { row: ItemRow }) {
  const { t } = useTranslation('admin');
  const busy = busyId === row.id;
  return (
    <>
      {row.view}
      {row.canEnd && (
        <Button variant="tertiary" busy={busy} onClick={() => end(row)}>
          <CalendarX2 aria-hidden="true" size="1.05em" />
          {t('row.endNow')}
          <ItemName title={row.title} />
        </Button>
      )}
      {row.canDelete && (
        <Button variant="tertiary" busy={busy} onClick={() => askToDelete(row)}>
          <Trash2 aria-hidden="true" size="1.05em" />
          {t('row.delete')}
          <ItemName title={row.title} />
        </Button>
      )}
    </>
  );
}
