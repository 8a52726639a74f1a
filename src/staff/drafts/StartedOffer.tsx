import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatRecent } from '../../lib/dates/recentTime';
import { succeed } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { filesIn } from '../../lib/urls/media';
import { Button, buttonClass } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { type Draft, type DraftSummary, fetchDrafts, isOwn, saveDraft } from '../api/drafts';
import { deleteFiles } from '../api/files/files';
import { UndoButton } from '../items/UndoButton';
import { usePendingActions } from '../items/useAction';
import type { Kind } from '../kinds/kind';
import { ItemName } from '../parts/ItemName';
import { Row, RowList } from '../parts/Row';
import { localKey, storeUnsent } from './inBrowser';
import { refetchDrafts, useStartedItems } from './useDrafts';

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
    (item) =>
      item.kind === kind &&
      item.itemId !== id &&
      isOwn(item) &&
      // Hidden at once, so that "Undo" takes the focus of the last one.
      !pending.has(item.itemId),
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="started">
      <Note kind="plain">
        <h2 id="started" tabIndex={-1} className="size-h3">
          {t('started.offer')}
        </h2>
        <RowList label={t('started.offer')}>
          {items.map((item) => {
            const title = item.title.trim() || t('started.untitled');
            return (
              <RowBoundary key={item.itemId} name={title}>
                {() => (
                  <Row
                    title={<strong>{title}</strong>}
                    notes={formatRecent(item.savedAt, language)}
                    actions={
                      <>
                        <AppLink
                          to={startedPath(item)}
                          state={state}
                          className={buttonClass('secondary')}
                        >
                          {t('started.continue')}
                          <ItemName title={title} />
                        </AppLink>
                        <Button variant="tertiary" onClick={() => discard(item)}>
                          {t('started.discard')}
                          <ItemName title={title} />
                        </Button>
                      </>
                    }
                  />
                )}
              </RowBoundary>
            );
          })}
        </RowList>
      </Note>
    </section>
  );
}

export const startedPath = ({ kind, itemId }: DraftSummary): string =>
  `/admin/${kind}/new?id=${itemId}`;

/**
 * Returns a function that deletes a started item from the server and this browser, and offers to
 * undo that; its files, which nothing else names, when the page is left.
 */
function useDiscardStarted() {
  const { pathname } = useLocation();
  const { pending, act, actOn } = usePendingActions<'discard'>(pathname);
  const files = useRef<string[]>([]);
  // With the message that offers to undo.
  useEffect(() => {
    const discarded = files.current;
    return () => void deleteFiles(discarded);
  }, []);

  const undo = (text: Draft) =>
    act({ title: text.title, request: () => saveDraft(text, 0), refetch: refetchDrafts });

  const discard = (item: DraftSummary) => {
    const request = async () => {
      // The text, which the list does not have, so that the deletion can be undone.
      const drafts = await fetchDrafts(item);
      if (!drafts.success) return drafts;
      const own = drafts.data.find(isOwn);
      const deleted = own && (await saveDraft({ ...own, values: {}, taken: null }, own.revision));
      if (deleted && !deleted.success) return deleted;
      storeUnsent(localKey(item.authorId, item.itemId), null);
      if (own) files.current.push(...filesIn(own.values));
      return succeed(own);
    };
    void actOn(item.itemId, 'discard', {
      title: item.title,
      request,
      message: (own) => (
        <DiscardedMessage title={item.title} onUndo={async () => own && undo(own)} />
      ),
      refetch: refetchDrafts,
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
