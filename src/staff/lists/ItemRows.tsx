import { CalendarX2, Eye, Pin, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { parseDate } from '../../lib/dates/moscowTime';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { useCan } from '../account/session/useStaffMember';
import { useHandovers } from '../drafts/useDrafts';
import { useOpenedFrom } from '../items/backUrl';
import { useTextDetails } from '../items/useTextDetails';
import type { AnyItem, Kind, State } from '../kinds/kind';
import { hasDrafts, itemState, kindDefinition, titleIn } from '../kinds/kinds';
import { Badge } from '../parts/Badge';
import { ItemName } from '../parts/ItemName';
import { RecentTime } from '../parts/RecentTime';
import { RowList, StaffRow } from '../parts/StaffRow';
import styles from './lists.module.css';
import { type Target, useItemActions } from './useItemActions';

interface Props {
  kind: Kind;
  /** Items with the columns of lists. */
  items: AnyItem[];
  label: string;
}

/** Lists items with state, dates and actions. The page shows the outcome of an action. */
export function ItemRows({ kind, items, label }: Props) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { dialog, ...actions } = useItemActions(pathname);
  return (
    <>
      <RowList label={label}>
        {items.map((item) => {
          const title = titleIn(item, language);
          return (
            <RowBoundary key={String(item.id)} name={title}>
              {() => <ItemRow {...{ kind, item, title, ...actions }} />}
            </RowBoundary>
          );
        })}
      </RowList>
      {dialog}
    </>
  );
}

const TONES = { shown: 'green', scheduled: 'ochre', draft: 'plain', ended: 'plain' } as const;

/** Renders the state of an item: whether visitors see it. */
export function StateBadge({ kind, state }: { kind: Kind; state: State }) {
  const { t } = useTranslation('kinds');
  return <Badge tone={TONES[state]}>{textAt(t, `${kind}.state.${state}`)}</Badge>;
}

type RowProps = Target & Omit<ReturnType<typeof useItemActions>, 'dialog'>;

/** Renders an item as a link to its form, with badges, and the actions that the role may take. */
function ItemRow({ kind, item, title, busyId, end, askToDelete }: RowProps) {
  const { t } = useTranslation('admin');
  const can = useCan();
  const textDetails = useTextDetails(kind);
  const marks = useHandovers().flatMap(({ itemId, state }) =>
    itemId === item.id && state !== 'open' && state !== 'published' ? state : [],
  );
  const mark = marks.find((state) => state === 'waiting') ?? marks[0];
  const { note, period } = kindDefinition(kind);
  const state = itemState(kind, item);
  const gap = textAt(t, `row.gap.${item.translation_state}`, { defaultValue: '' });
  const busy = busyId === item.id;
  return (
    <StaffRow
      title={
        <>
          <FormLink
            title={title}
            path={can('write', kind) ? `/admin/${kind}/edit/${item.id}` : undefined}
          />{' '}
          {mark && <Badge tone="ochre">{t(`handover.mark.${mark}`)}</Badge>}
        </>
      }
      notes={
        <>
          <StateBadge kind={kind} state={state} />{' '}
          {gap && (
            <Badge tone={item.translation_state === 'outdated' ? 'ochre' : 'plain'}>{gap}</Badge>
          )}{' '}
          {Boolean(item.pinned) && (
            <span className="with-icon">
              <Pin size="1em" /> {t('row.pinned')}
            </span>
          )}{' '}
          <span>{note(item, textDetails(item))}</span> <ItemDates kind={kind} item={item} />
        </>
      }
      actions={
        <>
          <ViewLink {...{ kind, item, title }} />
          {state === 'shown' && period.until && can('publish', kind) && (
            <Button variant="tertiary" busy={busy} onClick={() => end({ kind, item, title })}>
              <CalendarX2 size="1.05em" />
              {t('row.endNow')}
              <ItemName title={title} />
            </Button>
          )}
          {can('delete', kind) && (
            <Button
              variant="tertiary"
              busy={busy}
              onClick={() => askToDelete({ kind, item, title })}
            >
              <Trash2 size="1.05em" />
              {t('row.delete')}
              <ItemName title={title} />
            </Button>
          )}
        </>
      }
    />
  );
}

/** Renders a title as a link to a form, which returns to this page; without a path, as text. */
export function FormLink({ title, path }: { title: string; path: string | undefined }) {
  const openedFrom = useOpenedFrom();
  if (!path) return title;
  return (
    <AppLink to={path} state={openedFrom} className={styles.title}>
      {title}
    </AppLink>
  );
}

/**
 * Renders the link to the form of a new item, which returns to this page; nothing for a person who
 * may not write the kind.
 */
export function NewItemLink({ kind }: { kind: Kind }) {
  const can = useCan();
  const { t } = useTranslation('kinds');
  const openedFrom = useOpenedFrom();
  if (!can('write', kind)) return null;
  return (
    <AppLink
      to={`/admin/${kind}/new`}
      state={openedFrom}
      className={buttonClass(hasDrafts(kind) ? 'primary' : 'secondary')}
    >
      <Plus size="1.1em" />
      {t(`${kind}.new`)}
    </AppLink>
  );
}

/** Shows the last change of a draft; of another item its start, and its end if it has one. */
function ItemDates({ kind, item }: Omit<Target, 'title'>) {
  const { t } = useTranslation('admin');
  const { from, until = '' } = kindDefinition(kind).period;
  const start = itemState(kind, item) !== 'draft' && item[from];
  const dates: [string, unknown][] = [
    start ? [until && t('row.from'), start] : [t('row.changed'), item.updated_at],
    [t('row.until'), item[until]],
  ];
  return dates.map(
    ([label, date]) =>
      Boolean(date) && (
        <span key={label}>
          {label && `${label} `}
          <RecentTime at={parseDate(date)} />{' '}
        </span>
      ),
  );
}

/** Renders a link to what an item opens, else to its page while it is shown; else nothing. */
function ViewLink({ kind, item, title }: Target) {
  const { t } = useTranslation('admin');
  const { target, path } = kindDefinition(kind);
  const opened = target?.(item);
  const page = itemState(kind, item) === 'shown' && path?.(item);
  if (opened) {
    return (
      <ExternalLink href={opened.url} className={buttonClass('tertiary')}>
        {t(`row.open.${opened.type}`)}
        <ItemName title={title} />
      </ExternalLink>
    );
  }
  return (
    page && (
      <AppLink to={page} className={buttonClass('tertiary')}>
        <Eye size="1.05em" />
        {t('row.view')}
        <ItemName title={title} />
      </AppLink>
    )
  );
}
