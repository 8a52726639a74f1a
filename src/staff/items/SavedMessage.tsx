import { useTranslation } from 'react-i18next';
import { formatDateTime, parseOptionalDate } from '../../lib/dates/moscowTime';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AppLink } from '../../ui/navigation/AppLink';
import type { AnyItem } from '../kinds/field';
import { definitionOf, type Item, type Kind, type Listed } from '../kinds/kinds';
import { stateOf, titleIn } from '../kinds/values';
import { UndoButton } from './UndoButton';

interface Props<K extends Kind> {
  kind: K;
  item: Listed<K>;
  /** The item before the save, to say whether it has left the site; undefined for a new one. */
  before?: AnyItem | undefined;
  /** Sets the item back to `before`; offered where that state was another one. */
  onUndo?: () => Promise<unknown>;
}

/**
 * Says that an item was saved: as a draft, scheduled, or shown to visitors, with its period in
 * Moscow time (R4.1–R4.4), and whether it has left the site. The link leads to the page that shows it.
 */
export function SavedMessage<K extends Kind>({ kind, item, before, onUndo }: Props<K>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { period, path: pathOf } = definitionOf(kind);
  const columns: AnyItem = item;
  const title = titleIn(columns, language);
  const state = stateOf(kind, columns as Partial<Item<K>>);
  const textOf = (column = '') => {
    const date = parseOptionalDate(columns[column] as string | null | undefined);
    return date ? formatDateTime(date, language) : '';
  };
  const stateBefore = before && stateOf(kind, before as Partial<Item<K>>);
  const path = state === 'shown' && pathOf?.(columns);
  const until = textOf(period.until);
  return (
    <>
      <p>
        {textAt(t, `saved.${kind}.${state}`, {
          title,
          from: textOf(period.from),
          until,
          context: until && 'until',
        })}
      </p>
      {stateBefore === 'shown' && state !== 'shown' && <p>{t('leftSite')}</p>}
      {onUndo && stateBefore !== state && <UndoButton title={title} onUndo={onUndo} />}
      {path && <AppLink to={path}>{t('viewOnSite')}</AppLink>}
    </>
  );
}
