import { useTranslation } from 'react-i18next';
import { NewsPanel } from '../../features/dashboard/NewsPanel';
import { NoticesPanel } from '../../features/dashboard/NoticesPanel';
import type { Row } from '../../features/dashboard/row';
import { needsSignIn, useSignInAgain } from '../../features/editor/session/signInAgain';
import type { ErrorCode } from '../../lib/reasons';
import { useSay } from '../../ui/Status';
import { refresh } from './afterChange';
import styles from './Dashboard.module.css';
import { type Removal, removeArticle, removeNotice } from './removeWithFiles';

/** News and notices, and the ways to their forms (spec 2, Dashboard). */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'common']);
  const signInAgain = useSignInAgain();
  const say = useSay();
  const cure = async (reason: ErrorCode) => needsSignIn(reason) && (await signInAgain(reason));
  const deleted = (what: 'news' | 'notices') => (row: Row, removal: Removal | null) => {
    refresh(what);
    say('/admin/dashboard', <Deleted what={what} title={row.title} removal={removal} />);
  };
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { ns: 'common', page: t('dashboard.title') })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
        <p className={styles.zone}>{t('dashboard.zone')}</p>
        <nav aria-label={t('dashboard.lists')} className={styles.jumps}>
          <a href="#news">{t('list.news.title')}</a>
          <a href="#notices">{t('list.notices.title')}</a>
        </nav>
      </header>
      <NewsPanel cure={cure} remove={removeArticle} onDeleted={deleted('news')} />
      <NoticesPanel cure={cure} remove={removeNotice} onDeleted={deleted('notices')} />
    </div>
  );
}

interface DeletedProps {
  what: 'news' | 'notices';
  title: string;
  removal: Removal | null;
}

/** Spec 8, Deleting an article: two messages where there were pictures of ours. */
function Deleted({ what, title, removal }: DeletedProps) {
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
