import { CalendarX2, Copy, Pin, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useOpenedFrom } from '../../items/backUrl';
import { Badge } from '../../parts/Badge';
import { ItemName } from '../../parts/ItemName';
import { MoreMenu } from '../../parts/MoreMenu';
import type { ItemRow, RowHandlers } from '../list/itemRow';
import styles from './rowParts.module.css';

/** Renders the title, a link to the form if the item may be edited, and its review's state. */
export function ItemTitle({ row: { title, editPath, review } }: { row: ItemRow }) {
  const openedFrom = useOpenedFrom();
  return (
    <>
      {editPath ? (
        <AppLink to={editPath} state={openedFrom} className={styles.title}>
          {title}
        </AppLink>
      ) : (
        title
      )}{' '}
      {review && <Badge tone="ochre">{review}</Badge>}
    </>
  );
}

export function ItemDate({ row: { date, dateLabel, end } }: { row: ItemRow }) {
  return (
    <>
      <LabelledDate date={date} label={dateLabel} /> {end && <LabelledDate {...end} />}
    </>
  );
}

function LabelledDate({ date, label }: { date: Date; label: string | undefined }) {
  const language = useLanguage();
  return (
    <span className="small-print">
      {label && `${label} `}
      <time dateTime={date.toISOString()}>{formatRecent(date, language)}</time>
    </span>
  );
}

/** Shows the state of an item, what its translation lacks, its pin and its note. */
export function ItemNotes({ row: { badge, gap, pinnedMark, note } }: { row: ItemRow }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Badge tone={badge.tone}>{badge.name}</Badge>{' '}
      {gap && <Badge tone={gap === 'outdated' ? 'ochre' : 'plain'}>{t(`row.gap.${gap}`)}</Badge>}{' '}
      {pinnedMark && (
        <span className="with-icon">
          <Pin aria-hidden="true" size="1em" /> {pinnedMark}
        </span>
      )}{' '}
      {note && <span>{note}</span>}{' '}
    </>
  );
}

const ICONS = {
  endNow: CalendarX2,
  duplicate: Copy,
  delete: Trash2,
} as const;

/** Renders the link to the item on the site, and a menu of the actions of a row. */
export function RowActions({ row, onAction, pendingAction }: RowHandlers & { row: ItemRow }) {
  const { t } = useTranslation('admin');
  const pending = pendingAction(row);
  const withTitle = (name: string) => (
    <>
      {name}
      <ItemName title={row.title} />
    </>
  );
  return (
    <>
      {row.view}
      {row.actions.length > 0 && (
        <MoreMenu
          name={withTitle(pending ? t(`busy.${pending}`) : t('row.more'))}
          busy={pending !== undefined}
          items={row.actions.map((action) => ({
            icon: ICONS[action],
            danger: action === 'delete',
            name: withTitle(t(`row.${action}`)),
            onChoose: () => onAction(action, row),
          }))}
        />
      )}
    </>
  );
}
