import { CalendarClock, CalendarX2, Copy, FilePen, Pin, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { languages } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { ItemName } from '../../../ui/actions/ItemName';
import { MoreMenu } from '../../../ui/actions/MoreMenu';
import { Badge } from '../../../ui/feedback/Badge';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useListState } from '../../items/dashboardLocation';
import type { ItemRow, RowAction, RowHandlers } from '../list/itemRow';
import { CardActions, ItemDetail } from './ItemCard';
import styles from './rowParts.module.css';

export function ItemTitle({ row }: { row: ItemRow }) {
  const { kind, title, editPath, note, pinnedMark } = row;
  const listState = useListState(kind);
  return (
    <>
      {editPath ? (
        <AppLink to={editPath} state={listState} className={styles.title}>
          {title}
        </AppLink>
      ) : (
        title
      )}
      {(note || pinnedMark) && (
        <span className={styles.note}>
          {pinnedMark && (
            <>
              <Pin aria-hidden="true" size="1em" className={styles.pin} /> {pinnedMark} ·{' '}
            </>
          )}
          {note}
        </span>
      )}
    </>
  );
}

export function ItemDate({ row: { date, dateLabel, end } }: { row: ItemRow }) {
  return (
    <span className={styles.dates}>
      <LabelledDate date={date} label={dateLabel} />
      {end && (
        <>
          {' '}
          <LabelledDate {...end} />
        </>
      )}
    </span>
  );
}

function LabelledDate({ date, label }: { date: Date; label: string | undefined }) {
  const language = useLanguage();
  return (
    <ItemDetail>
      {label && `${label} `}
      <time dateTime={date.toISOString()}>{formatDateTime(date, language)}</time>
    </ItemDetail>
  );
}

const TONES = { written: 'green', missing: 'plain', outdated: 'ochre' } as const;

export function LanguageStates({ row }: { row: ItemRow }) {
  const { t } = useTranslation('admin');
  const states = row.languages;
  if (!states) return null;
  return (
    <span className={styles.states}>
      {languages.map((language) => {
        const state = states[language];
        return (
          <span key={language} className={state === 'written' ? styles.written : undefined}>
            <Badge tone={TONES[state]}>
              {t('row.language', {
                language: language.toUpperCase(),
                state: t(`languages.state.${state}`),
              })}
            </Badge>{' '}
          </span>
        );
      })}
    </span>
  );
}

const ICONS = {
  schedule: CalendarClock,
  publish: Send,
  toDraft: FilePen,
  endNow: CalendarX2,
  duplicate: Copy,
  delete: Trash2,
} as const;

interface Props extends RowHandlers {
  row: ItemRow;
  layout: 'table' | 'card';
}

/** A card has the link to the public item within the menu. */
export function RowActions({ row, layout, onAction, pendingAction }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const pending = pendingAction(row);
  const withTitle = (name: string) => (
    <>
      {name}
      <ItemName title={row.title} />
    </>
  );
  const nameOf = (action: RowAction) =>
    action === 'schedule' && row.scheduledFor
      ? t('row.scheduleFor', { date: formatDateTime(row.scheduledFor, language) })
      : t(`row.${action}`);
  const linkInMenu = layout === 'card' && row.view;
  return (
    <CardActions layout={layout}>
      {layout === 'table' && row.view}
      {(row.actions.length > 0 || linkInMenu) && (
        <MoreMenu
          name={withTitle(pending ? t(`busy.${pending}`) : t('row.more'))}
          busy={pending !== undefined}
          link={linkInMenu}
          items={row.actions.map((action) => ({
            icon: ICONS[action],
            danger: action === 'delete',
            name: withTitle(nameOf(action)),
            onChoose: () => onAction(action, row),
          }))}
        />
      )}
    </CardActions>
  );
}
