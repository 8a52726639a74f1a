import { useTranslation } from 'react-i18next';
import { NewsPanel } from '../../features/dashboard/NewsPanel';
import { NoticesPanel } from '../../features/dashboard/NoticesPanel';
import type { Row } from '../../features/dashboard/row';
import { needsSignIn, useSignInAgain } from '../../features/editor/session/signInAgain';
import type { ErrorCode } from '../../lib/reasons';
import { useSay } from '../../ui/Status';
import { refresh } from './afterChange';
import styles from './Dashboard.module.css';

/** News and notices, and the ways to their forms (spec 2, Dashboard). */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'common']);
  const signInAgain = useSignInAgain();
  const say = useSay();
  const cure = async (reason: ErrorCode) => needsSignIn(reason) && (await signInAgain(reason));
  const deleted = (what: 'news' | 'notices') => (row: Row) => {
    refresh(what);
    say('/admin/dashboard', <Deleted what={what} title={row.title} />);
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
      <NewsPanel cure={cure} onDeleted={deleted('news')} />
      <NoticesPanel cure={cure} onDeleted={deleted('notices')} />
    </div>
  );
}

function Deleted({ what, title }: { what: 'news' | 'notices'; title: string }) {
  const { t } = useTranslation('admin');
  return <p>{t(`deleted.${what}`, { title })}</p>;
}
