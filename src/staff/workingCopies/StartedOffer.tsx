import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatRecent } from '../../lib/dates/recentTime';
import { queryClient } from '../../lib/http/queryClient';
import { succeed, unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { Callout } from '../../ui/feedback/Callout';
import { AppLink } from '../../ui/navigation/AppLink';
import { useCan } from '../auth/session/useStaffMember';
import { rememberedUser } from '../data/auth/rememberedSession';
import { UndoButton } from '../items/UndoButton';
import { usePendingActions } from '../items/useAction';
import type { Kind } from '../kinds/kinds';
import { deleteLocalCopies, localKey, storeLocalCopy, unsentCopies } from './browserCopies';
import styles from './StartedOffer.module.css';
import {
  type CopySummary,
  copiesOf,
  copiesWithoutRow,
  deleteCopy,
  isOwn,
  saveCopy,
  type WorkingCopy,
} from './workingCopies';

interface Props {
  kind: Kind;
  /** Id of the item in the form. */
  id: string;
}

/** Offers above the form of a new item what the signed-in person has started and never saved. */
export function StartedOffer({ kind, id }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { state } = useLocation();
  const { pending, discard } = useDiscardStarted();
  const items = useStartedItems().filter(
    (copy) =>
      copy.itemType === kind &&
      copy.itemId !== id &&
      isOwn(copy) &&
      // Hidden at once, so that "Undo" takes the focus of the last one.
      !pending.has(copy.itemId),
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="started">
      <Callout kind="note">
        <h2 id="started" tabIndex={-1} className={styles.heading}>
          {t('started.offer')}
        </h2>
        <ul className="plain-list">
          {items.map((item) => {
            const title = item.title.trim() || t('started.untitled');
            return (
              <li key={item.itemId} className={`cluster ${styles.line}`}>
                <p>
                  <strong>{title}</strong> · {formatRecent(item.savedAt, language)}
                </p>
                <AppLink to={startedPath(item)} state={state} className={buttonClass('secondary')}>
                  {t('started.continue')}
                  <ItemName title={title} />
                </AppLink>
                <Button variant="tertiary" onClick={() => discard(item)}>
                  {t('started.discard')}
                  <ItemName title={title} />
                </Button>
              </li>
            );
          })}
        </ul>
      </Callout>
    </section>
  );
}

export const startedPath = ({ itemType, itemId }: CopySummary): string =>
  `/admin/${itemType}/new?copy=${itemId}`;

/** Milliseconds after which no open form stores a copy any more. */
const CLOSED_AFTER = 60_000;

/** Query of the new items that were never saved. First sends what this browser has stored without a connection. */
const startedItemsQuery = queryOptions({
  queryKey: ['admin', 'copies', 'started'],
  queryFn: async ({ signal }) => {
    await sendUnsent();
    return unwrap(await copiesWithoutRow(signal));
  },
  // Not cached, because the forms of this visit change it.
  staleTime: 0,
  gcTime: 0,
});

/**
 * Returns the new items that were never saved and that the signed-in person may write, from {@link copiesWithoutRow}; none while
 * loading and after a failure.
 */
export function useStartedItems(): CopySummary[] {
  const can = useCan();
  const { data = [] } = useQuery(startedItemsQuery);
  return data.filter(({ itemType }) => can('write', itemType));
}

/** Sends the copies that only this browser has, but for those of open forms (the last minute). One that fails stays here. */
async function sendUnsent(): Promise<void> {
  const userId = rememberedUser();
  if (!userId) return;
  for (const copy of unsentCopies(userId)) {
    if (copy.at > Date.now() - CLOSED_AFTER) continue;
    const saved = await saveCopy(copy, copy.revision);
    if (!saved.success) continue;
    const { revision } = saved.data;
    storeLocalCopy(localKey(userId, copy.itemId), { ...copy, sent: true, revision });
  }
}

const refetch = () => queryClient.invalidateQueries({ queryKey: startedItemsQuery.queryKey });

/** Returns a function that deletes a started item from the server and this browser, and offers to undo that. */
function useDiscardStarted() {
  const { pathname } = useLocation();
  const { pending, act, actOn } = usePendingActions<'discard'>(pathname);

  const undo = (copy: WorkingCopy) =>
    act({ title: copy.title, request: () => saveCopy(copy, 0), refetch });

  const discard = (item: CopySummary) => {
    const request = async () => {
      // The content, which the list does not have, so that the deletion can be undone.
      const copies = await copiesOf(item);
      if (!copies.success) return copies;
      const deleted = await deleteCopy(item, item.revision);
      if (!deleted.success) return deleted;
      deleteLocalCopies(localKey(item.authorId, item.itemId));
      return succeed(copies.data.find(isOwn));
    };
    void actOn(item.itemId, 'discard', {
      title: item.title,
      request,
      message: (own) => (
        <DiscardedMessage title={item.title} onUndo={async () => own && undo(own)} />
      ),
      refetch,
    });
  };

  return { pending, discard };
}

function DiscardedMessage({ title, onUndo }: { title: string; onUndo: () => Promise<unknown> }) {
  const { t } = useTranslation('admin');
  const name = title.trim() || t('started.untitled');
  return (
    <>
      <p>{t('started.discarded', { title: name })}</p>
      <UndoButton takesLostFocus title={name} onUndo={onUndo} />
    </>
  );
}
