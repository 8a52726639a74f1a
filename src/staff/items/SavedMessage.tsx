import { useTranslation } from 'react-i18next';
import { formatDateTime, parseOptionalDate } from '../../lib/dates/moscowTime';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { CopyButton } from '../../ui/actions/CopyButton';
import { AppLink } from '../../ui/navigation/AppLink';
import { updateItem } from '../api/items/items';
import type { AnyItem, Item, Kind } from '../kinds/kind';
import { itemState, kindDefinition, type Listed, titleIn } from '../kinds/kinds';
import { announcement } from './announcement';
import { invalidateItems } from './itemCache';
import { UndoButton } from './UndoButton';
import { useAction } from './useAction';

interface Props<K extends Kind> {
  kind: K;
  item: Listed<K>;
  /** The item before the save, to say whether it has left the site; undefined for a new one. */
  before?: AnyItem | undefined;
  /** Sets the item back to `before`; offered where that state was another one. */
  onUndo?: () => Promise<unknown>;
}

/**
 * Says that an item was saved: as a draft, scheduled or shown to visitors, with its period in
 * Moscow time (R4.1–R4.4), and whether it has left the site. A shown item has a link to its page,
 * and a button that copies what staff post elsewhere.
 */
export function SavedMessage<K extends Kind>({ kind, item, before, onUndo }: Props<K>) {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const { period, path: itemPath } = kindDefinition(kind);
  const columns: AnyItem = item;
  const title = titleIn(columns, language);
  const state = itemState(kind, columns);
  const dateText = (column = '') => {
    const date = parseOptionalDate(columns[column] as string | null | undefined);
    return date ? formatDateTime(date, language) : '';
  };
  const stateBefore = before && itemState(kind, before);
  const path = state === 'shown' && (itemPath?.(columns) ?? '/');
  const until = dateText(period.until);
  return (
    <>
      <p>
        {textAt(t, `kinds:${kind}.saved.${state}`, {
          title,
          from: dateText(period.from),
          until,
          context: until && 'until',
        })}
      </p>
      {stateBefore === 'shown' && state !== 'shown' && <p>{t('leftSite')}</p>}
      {onUndo && stateBefore !== state && <UndoButton title={title} onUndo={onUndo} />}
      {path && (
        <>
          <AppLink to={path}>{t('viewOnSite')}</AppLink>
          <CopyButton variant="secondary" text={() => announcement(kind, columns as Item<K>, path)}>
            {t('copyAnnouncement')}
          </CopyButton>
        </>
      )}
    </>
  );
}

/**
 * Returns a function that sets an item back to the status and the dates of `before`, leaves its
 * text, and shows the outcome. Fails with `conflict` if the item has been saved since.
 * @param path of the page that shows the notification
 */
export function useUndoVisibility(path: string) {
  const act = useAction(path);
  const language = useLanguage();
  return <K extends Kind>(kind: K, before: AnyItem, saved: Listed<K>) => {
    const { period } = kindDefinition(kind);
    const current: AnyItem = saved;
    const names = ['status', period.from, period.until ?? ''];
    const columns = Object.fromEntries(
      names.filter((name) => name in before).map((name) => [name, before[name]]),
    );
    return act({
      title: titleIn(current, language),
      request: () =>
        updateItem(kind, String(current.id), columns as Partial<Item<K>>, Number(current.revision)),
      message: (item) => <SavedMessage kind={kind} item={item} before={current} />,
      refetch: () => invalidateItems(kind),
    });
  };
}
