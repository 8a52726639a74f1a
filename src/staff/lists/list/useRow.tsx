import type { TFunction } from 'i18next';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { useCan } from '../../account/session/useStaffMember';
import { translationGaps } from '../../api/items/items';
import { useHandovers } from '../../drafts/useDrafts';
import { useTextDetails } from '../../items/useTextDetails';
import type { AnyItem, Item, Kind, KindDefinition, State } from '../../kinds/kind';
import { definitionOf, hasDrafts, type Listed, stateOf, titleIn } from '../../kinds/kinds';
import { ItemName } from '../../parts/ItemName';
import type { ItemRow, RowAction } from './itemRow';

const ACTIONS: Record<State, RowAction[]> = {
  draft: ['duplicate', 'delete'],
  scheduled: ['duplicate', 'delete'],
  shown: ['endNow', 'duplicate', 'delete'],
  ended: ['duplicate', 'delete'],
};

const RIGHTS = { endNow: 'publish', duplicate: 'write', delete: 'delete' } as const;

/** Returns whether a kind has an action. “End now” needs an end, “Duplicate” needs drafts. */
const hasAction = (kind: Kind, action: RowAction): boolean =>
  action === 'delete' ||
  (action === 'endNow' ? definitionOf(kind).period.until !== undefined : hasDrafts(kind));

export const STATE_TONES = {
  shown: 'green',
  scheduled: 'ochre',
  draft: 'plain',
  ended: 'plain',
} as const;

/** Returns a function that makes an item of one kind a row; see {@link useRows}. */
export function useRow<K extends Kind>(kind: K, search?: string): (item: Listed<K>) => ItemRow {
  const toRow = useRows(kind, search);
  return (item) => toRow(kind, item);
}

/**
 * Returns a function that makes an item a row of a list, with the actions of the signed-in person.
 * @param only the kind of the list; without, of any kind
 * @param search whose letters decide in which language the title is shown
 */
export function useRows(only?: Kind, search = ''): (kind: Kind, item: AnyItem) => ItemRow {
  const { t } = useTranslation(['admin', 'kinds']);
  const can = useCan();
  const detailsOf = useTextDetails(only);
  const handovers = useHandovers();
  const language = useLanguage();
  const searchedIn = isPartlyCyrillic(search) ? 'ru' : isLatinOnly(search) && 'en';
  const shownIn = searchedIn || language;
  return (kind, columns) => {
    const { period } = definitionOf(kind);
    const labelOfStart = period.until ? t('row.from') : undefined;
    const id = String(columns.id);
    const title = titleIn(columns, shownIn);
    const state = stateOf(kind, columns as Partial<Item>);
    const isDraft = state === 'draft';
    const marks = handovers.flatMap(({ itemId, state }) =>
      itemId === id && state !== 'open' && state !== 'published' ? state : [],
    );
    const review = marks.find((state) => state === 'waiting') ?? marks[0];
    const changed = parseDate(String(columns.updated_at));
    const [from, until] = [period.from, period.until ?? ''].map((column) =>
      parseOptionalDate(columns[column] as string | null | undefined),
    );
    return {
      kind,
      id,
      title,
      stored: columns,
      badge: { tone: STATE_TONES[state], name: textAt(t, `kinds:${kind}.state.${state}`) },
      note: definitionOf(kind).note(columns, detailsOf(columns)),
      review: review && t(`handover.mark.${review}`),
      pinnedMark: columns.pinned ? t('row.pinned') : undefined,
      gap: translationGaps.find((gap) => gap === columns.translation_state),
      ...(isDraft || !from
        ? { date: changed, dateLabel: t('row.changed') }
        : { date: from, dateLabel: labelOfStart }),
      end: until ? { date: until, label: t('row.until') } : undefined,
      editPath: can('write', kind) ? `/admin/${kind}/edit/${id}` : undefined,
      view: viewOf(t, definitionOf(kind), columns, title, state === 'shown'),
      actions: ACTIONS[state].filter(
        (action) => hasAction(kind, action) && can(RIGHTS[action], kind),
      ),
    };
  };
}

/** Renders a link to what an item opens, or to its public page; undefined without either. */
function viewOf(
  t: TFunction<'admin'>,
  { target, path: pathOf }: KindDefinition,
  item: AnyItem,
  title: string,
  isShown: boolean,
): ReactNode {
  const opened = target?.(item);
  if (opened) {
    return (
      <ExternalLink href={opened.url} className={buttonClass('tertiary')}>
        {t(`row.open.${opened.type}`)}
        <ItemName title={title} />
      </ExternalLink>
    );
  }
  const path = isShown && pathOf?.(item);
  if (!path) return undefined;
  return (
    <AppLink to={path} className={buttonClass('tertiary')}>
      <Eye aria-hidden="true" size="1.05em" />
      {t('row.view')}
      <ItemName title={title} />
    </AppLink>
  );
}
