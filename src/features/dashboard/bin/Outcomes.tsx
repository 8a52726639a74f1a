import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../lib/http/result';
import type { Restored } from '../../../services/history/bin';
import { Button } from '../../../ui/actions/Button';
import { OfItem } from '../../../ui/actions/OfItem';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import type { ItemKind } from '../../items/itemKind';
import type { Removal } from './deleteForGood';

interface Named {
  kind: ItemKind;
  title: string;
}

interface BinnedProps extends Named {
  onUndo: () => Promise<void>;
}

/** An item is in the bin; the way back is one click. */
export function Binned({ kind, title, onUndo }: BinnedProps) {
  const { t } = useTranslation('history');
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The line that had the focus is gone; whoever has gone on meanwhile is left alone.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <>
      <p>{t(`binned.${kind}`, { title })}</p>
      <Button ref={button} look="secondary" busy={busy} onClick={undo}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t(busy ? 'binned.undoing' : 'binned.undo')}
        <OfItem title={title} />
      </Button>
      <LocalLink to="/admin/bin">{t('bin.open')}</LocalLink>
    </>
  );
}

/** An item is back from the bin, perhaps at another address. */
export function BroughtBack({ restored }: { restored: Restored }) {
  const { t } = useTranslation('history');
  const { kind, title, newSlug } = restored;
  return (
    <>
      <p>{t(`restored.${kind}`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { address: `/news/${newSlug}` })}</p>}
    </>
  );
}

/** Spec 8, Deleting an article: two messages where there were pictures of ours. */
export function Deleted({ kind, title, removal }: Named & { removal: Removal }) {
  const { t } = useTranslation('admin');
  if (kind === 'notices' || removal === 'noFiles') {
    return <p>{t(`deleted.${kind}`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`deleted.newsFiles.${removal}`)}</p>
      <p>{title}</p>
    </>
  );
}

/** The bin is empty; of files that are left it says what spec 8 says of one article. */
export function Emptied({ count, someLeft }: { count: number; someLeft: boolean }) {
  const { t } = useTranslation(['history', 'admin']);
  return (
    <>
      <p>{t('emptied', { count })}</p>
      {someLeft && <p>{t('admin:deleted.newsFiles.someLeft')}</p>}
    </>
  );
}

/** A draft has been made of an article; the next step is to change it. */
export function Duplicated({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <LocalLink to={`/admin/news/edit/${id}`}>{t('done.editCopy')}</LocalLink>
    </>
  );
}

/** What could not be done, with which item, and what to do now. */
export function ActionFailed({ title, failure }: { title: string; failure: Failure }) {
  return (
    <>
      <p>
        <strong>{failure.error}</strong>
      </p>
      <p>{title}</p>
      <p>{failure.advice}</p>
    </>
  );
}
