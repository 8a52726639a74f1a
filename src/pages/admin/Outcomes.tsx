import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/result';
import { LocalLink } from '../../ui/LocalLink';
import type { Removal } from './removeWithFiles';

interface DeletedProps {
  what: 'news' | 'notices';
  title: string;
  removal: Removal | null;
}

/** Spec 8, Deleting an article: two messages where there were pictures of ours. */
export function Deleted({ what, title, removal }: DeletedProps) {
  const { t } = useTranslation('admin');
  if (what === 'notices' || removal === null || removal === 'noFiles') {
    return <p>{t(`deleted.${what}`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`deleted.newsFiles.${removal}`)}</p>
      <p>{title}</p>
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
