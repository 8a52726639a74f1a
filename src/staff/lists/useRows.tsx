import type { TFunction } from 'i18next';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDate, parseOptionalDate } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { isLatinOnly, isPartlyCyrillic } from '../../lib/text/letters';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { useCan } from '../account/session/useStaffMember';
import { type TranslationGap, translationGaps } from '../api/items/items';
import { useHandovers } from '../drafts/useDrafts';
import { useTextDetails } from '../items/useTextDetails';
import type { AnyItem, Item, Kind, KindDefinition, State } from '../kinds/kind';
import { definitionOf, stateOf, titleIn } from '../kinds/kinds';
import { ItemName } from '../parts/ItemName';

/** What lists show of an item, and what they do with it. */
export interface ItemRow {
  kind: Kind;
  id: string;
  /** Title in the language of the interface, if there is one. */
  title: string;
  /** Item as the list query returned it. */
  stored: AnyItem;
  state: State;
  note: string;
  /** Note that the item waits for review, or was answered. */
  review: string | undefined;
  /** What the translation lacks; undefined if no language does. */
  gap: TranslationGap | undefined;
  /** The last change of a draft; of another item its start, and its end if it has one. */
  dates: { date: Date; label: string | undefined }[];
  /** Path of the form; undefined if the signed-in member of staff may not edit the item. */
  editPath: string | undefined;
  /** Link to what the item opens, or to its public page. */
  view: ReactNode;
  canEnd: boolean;
  canDelete: boolean;
}

/**
 * Returns a function that makes an item a row of a list, with the actions of the signed-in person.
 * @param only the kind of the list; without, of any kind
 * @param search whose letters decide in which language the title is shown
 */
export function useRows(only?: Kind, search = ''): (kind: Kind, item: AnyItem) => ItemRow {
  const { t } = useTranslation(['admin', 'kinds']);
  const can = useCan();
  const textDetails = useTextDetails(only);
  const handovers = useHandovers();
  const language = useLanguage();
  const searchedIn = isPartlyCyrillic(search) ? 'ru' : isLatinOnly(search) && 'en';
  return (kind, stored) => {
    const definition = definitionOf(kind);
    const { from, until = '' } = definition.period;
    const id = String(stored.id);
    const title = titleIn(stored, searchedIn || language);
    const state = stateOf(kind, stored as Partial<Item>);
    const marks = handovers.flatMap(({ itemId, state }) =>
      itemId === id && state !== 'open' && state !== 'published' ? state : [],
    );
    const review = marks.find((state) => state === 'waiting') ?? marks[0];
    const start = state !== 'draft' && parseOptionalDate(stored[from] as string | null);
    const end = parseOptionalDate(stored[until] as string | null | undefined);
    return {
      kind,
      id,
      title,
      stored,
      state,
      note: definition.note(stored, textDetails(stored)),
      review: review && t(`handover.mark.${review}`),
      gap: translationGaps.find((gap) => gap === stored.translation_state),
      dates: [
        start
          ? { date: start, label: until && t('row.from') }
          : { date: parseDate(String(stored.updated_at)), label: t('row.changed') },
        ...(end ? [{ date: end, label: t('row.until') }] : []),
      ],
      editPath: can('write', kind) ? `/admin/${kind}/edit/${id}` : undefined,
      view: viewLink(t, definition, stored, title, state === 'shown'),
      canEnd: state === 'shown' && until !== '' && can('publish', kind),
      canDelete: can('delete', kind),
    };
  };
}

/** Renders a link to what an item opens, or to its public page; undefined without either. */
function viewLink(
  t: TFunction<'admin'>,
  { target, path: itemPath }: KindDefinition,
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
  const path = isShown && itemPath?.(item);
  if (!path) return undefined;
  return (
    <AppLink to={path} className={buttonClass('tertiary')}>
      <Eye aria-hidden="true" size="1.05em" />
      {t('row.view')}
      <ItemName title={title} />
    </AppLink>
  );
}
