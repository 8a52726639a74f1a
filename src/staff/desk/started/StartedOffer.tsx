import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatRecent } from '../../../lib/dates/recentTime';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { queryClient } from '../../../lib/http/queryClient';
import { succeed } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Callout } from '../../../ui/feedback/Callout';
import { AppLink } from '../../../ui/navigation/AppLink';
import { rememberedUser } from '../../data/auth/rememberedSession';
import { deleteLocalCopies, localKey } from '../../data/workingCopies/localCopies';
import {
  copiesOf,
  remove,
  save,
  type UnsavedItem,
  type WorkingCopy,
} from '../../data/workingCopies/workingCopies';
import { usePendingActions } from '../../items/useAction';
import type { Kind } from '../../kinds/kinds';
import { DiscardedMessage } from '../messages';
import styles from './StartedOffer.module.css';
import { startedItemsQuery, useStartedItems } from './startedItems';

interface Props {
  kind: Kind;
  /** Of the item in the form. */
  id: string;
}

/** Above the form of a new item: what the signed-in person has started and never saved. */
export function StartedOffer({ kind, id }: Props) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  const { pending, discard } = useDiscardStarted();
  const items = useStartedItems().filter(
    ({ itemType, itemId, authorId }) =>
      itemType === kind &&
      itemId !== id &&
      authorId === rememberedUser() &&
      // Hidden at once, so that "Undo" takes the focus of the last one.
      !pending.has(itemId),
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="started" {...focusFallback}>
      <Callout kind="note">
        <h2 id="started" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('started.offer')}
        </h2>
        <ul className="plain-list">
          {items.map((item) => (
            <StartedLine key={item.itemId} item={item} onDiscard={() => discard(item)} />
          ))}
        </ul>
      </Callout>
    </section>
  );
}

interface LineProps {
  item: UnsavedItem;
  onDiscard: () => void;
}

function StartedLine({ item, onDiscard }: LineProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { state } = useLocation();
  const title = item.title.trim() || t('started.untitled');
  return (
    <li className={styles.line}>
      <p>
        <strong>{title}</strong> · {formatRecent(item.savedAt, language)}
      </p>
      <AppLink to={startedPath(item)} state={state} className={buttonClass('secondary')}>
        {t('started.continue')}
        <ItemName title={title} />
      </AppLink>
      <Button variant="tertiary" onClick={onDiscard}>
        {t('started.discard')}
        <ItemName title={title} />
      </Button>
    </li>
  );
}

export const startedPath = ({ itemType, itemId }: UnsavedItem): string =>
  `/admin/${itemType}/new?copy=${itemId}`;

const refetch = () => queryClient.invalidateQueries({ queryKey: startedItemsQuery.queryKey });

function useDiscardStarted() {
  const { pathname } = useLocation();
  const { pending, act, actOn } = usePendingActions<'discard'>(pathname);

  const undo = (copy: WorkingCopy) =>
    act({ title: copy.title, request: () => save(copy, 0), refetch });

  const discard = (item: UnsavedItem) => {
    const userId = rememberedUser();
    const request = async () => {
      // The content, which the list does not have, so that the deletion can be undone.
      const copies = await copiesOf(item);
      if (!copies.success) return copies;
      const own = copies.data.find(({ authorId }) => authorId === userId);
      const deleted = await remove(item, item.revision);
      if (!deleted.success) return deleted;
      if (userId) deleteLocalCopies(localKey(userId, item.itemId));
      return succeed(own);
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
