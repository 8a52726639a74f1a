import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useFocusFallback } from '../../lib/hooks/useFocusFallback';
import { queryClient } from '../../lib/http/queryClient';
import { succeed, unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { Badge } from '../../ui/feedback/Badge';
import { Panel } from '../../ui/layout/Panel';
import { AppLink } from '../../ui/navigation/AppLink';
import { useStaffRole } from '../auth/session/useStaffMember';
import { rememberedUser } from '../data/auth/rememberedSession';
import {
  deleteLocalCopies,
  localKey,
  storeLocalCopy,
  unsentCopies,
} from '../data/workingCopies/localCopies';
import {
  copiesOf,
  remove,
  save,
  type UnsavedItem,
  unsavedNewItems,
  type WorkingCopy,
} from '../data/workingCopies/workingCopies';
import { useAction } from '../items/useAction';
import { usePersonName } from '../people/usePeople';
import { usePendingById } from './actions/useItemActions';
import { CardActions, CardList, ItemCard, ItemDetail } from './item/ItemCard';
import { DiscardedMessage } from './messages';

const UNFOLDED = 3;

/**
 * New items that were never saved: the signed-in person's, then those of colleagues. Writers do not
 * see alerts of colleagues, which only admins open. Renders nothing after a failure, because the
 * lists of the dashboard report it.
 */
export function UnsavedItemsPanel() {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  const isAdmin = useStaffRole() === 'admin';
  const { data = [] } = useQuery(unsavedItemsQuery);
  const { pending, discard } = useDiscardUnsaved();
  const copies = data.filter(({ itemType }) => isAdmin || itemType !== 'alerts');
  if (copies.length === 0) return null;
  const toCard = (copy: UnsavedItem) => (
    <UnsavedItemCard
      key={copy.itemId + copy.authorId}
      copy={copy}
      busy={pending.has(copy.itemId)}
      onDiscard={() => discard(copy)}
    />
  );
  return (
    <Panel variant="accent" aria-labelledby="started" {...focusFallback}>
      <h2 id="started" ref={heading} tabIndex={-1}>
        {t('started.title')}
      </h2>
      <p>{t('started.lead')}</p>
      <CardList label={t('started.title')}>{copies.slice(0, UNFOLDED).map(toCard)}</CardList>
      {copies.length > UNFOLDED && (
        <details>
          <summary>{t('started.more', { count: copies.length - UNFOLDED })}</summary>
          <CardList label={t('started.title')}>{copies.slice(UNFOLDED).map(toCard)}</CardList>
        </details>
      )}
    </Panel>
  );
}

interface Props {
  copy: UnsavedItem;
  busy: boolean;
  onDiscard: () => void;
}

function UnsavedItemCard({ copy, busy, onDiscard }: Props) {
  const { t } = useTranslation(['admin', 'history']);
  const language = useLanguage();
  const personName = usePersonName();
  const title = copy.title.trim() || t('started.untitled');
  const isOwn = copy.authorId === rememberedUser();
  return (
    <ItemCard
      wide
      heading={<h3>{title}</h3>}
      details={
        <>
          <Badge tone="plain">{t(`changes.itemType.${copy.itemType}`, { ns: 'history' })}</Badge>
          {!isOwn && (
            <ItemDetail>
              {copy.authorName ? personName(copy.authorName) : t('autosave.unnamed')}
            </ItemDetail>
          )}
          <ItemDetail>
            {t('started.at', { date: formatDateTime(copy.savedAt, language) })}
          </ItemDetail>
        </>
      }
      actions={
        <CardActions layout="side">
          <AppLink
            to={`/admin/${copy.itemType}/new?copy=${copy.itemId}`}
            className={buttonClass('secondary')}
          >
            {t(isOwn ? 'started.continue' : 'started.open')}
            <ItemName title={title} />
          </AppLink>
          {isOwn && (
            <Button variant="tertiary" busy={busy} onClick={onDiscard}>
              {t('started.discard')}
              <ItemName title={title} />
            </Button>
          )}
        </CardActions>
      }
    />
  );
}

const refetch = () => queryClient.invalidateQueries({ queryKey: unsavedItemsQuery.queryKey });

function useDiscardUnsaved() {
  const act = useAction('/admin/dashboard');
  const { pending, run } = usePendingById<'discard'>();

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
    return act({
      title: item.title,
      request,
      message: (own) => (
        <DiscardedMessage title={item.title} onUndo={async () => own && undo(own)} />
      ),
      refetch,
    });
  };

  return {
    pending,
    discard: (copy: UnsavedItem) => void run([copy.itemId], 'discard', () => discard(copy)),
  };
}

/** Milliseconds after which no open form stores a copy any more. */
const CLOSED_AFTER = 60_000;

/**
 * New items that were never saved, newest first. First sends what this browser has stored without a
 * connection.
 */
const unsavedItemsQuery = queryOptions({
  queryKey: ['admin', 'copies', 'started'],
  queryFn: async ({ signal }) => {
    await sendUnsent();
    return unwrap(await unsavedNewItems(signal));
  },
  // Not cached, because the forms of this visit change it.
  staleTime: 0,
  gcTime: 0,
});

/** A copy that cannot be sent stays in the browser; the form of its item shows why. */
async function sendUnsent(): Promise<void> {
  const userId = rememberedUser();
  if (!userId) return;
  for (const copy of unsentCopies(userId)) {
    if (copy.at > Date.now() - CLOSED_AFTER) continue;
    const { form, at, revision, sent: _, ...content } = copy;
    const saved = await save(content, revision);
    if (saved.success) {
      const key = localKey(userId, copy.itemId);
      storeLocalCopy(key, { ...content, form, at, sent: true, revision: saved.data.revision });
    }
  }
}
