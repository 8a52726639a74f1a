import { useLanguage } from '../../lib/i18n/useLanguage';
import { update } from '../data/items/items';
import type { AnyItem } from '../kinds/field';
import { definitionOf, type Item, type Kind, type Listed } from '../kinds/kinds';
import { titleIn } from '../kinds/values';
import { invalidateItems } from './itemCache';
import { SavedMessage } from './SavedMessage';
import { useAction } from './useAction';

/**
 * Undoes what has changed when visitors see an item: sets the status and the dates that it had
 * before, and leaves its text. Fails with `conflict` where it has been saved since.
 * @param path of the page that shows the notification
 */
export function useUndo(path: string) {
  const act = useAction(path);
  const language = useLanguage();
  return <K extends Kind>(kind: K, before: AnyItem, saved: Listed<K>) => {
    const { fields, period } = definitionOf(kind);
    const now: AnyItem = saved;
    const names = [...(fields.status ? ['status'] : []), period.from, period.until ?? ''];
    const columns = Object.fromEntries(
      names.filter((name) => name in before).map((name) => [name, before[name]]),
    );
    return act({
      title: titleIn(now, language),
      request: () =>
        update(kind, String(now.id), columns as Partial<Item<K>>, Number(now.revision)),
      message: (item) => <SavedMessage kind={kind} item={item} before={now} />,
      refetch: () => invalidateItems(kind),
    });
  };
}
