import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Loading';
import { Note } from '../../ui/feedback/Note';
import { allNotices } from '../notices/allNoticesQuery';
import { NoticeList } from '../notices/NoticeList';
import { DemoNote } from '../page/DemoNote';
import { PageHeader } from '../page/PageHeader';
import styles from './News.module.css';

function NoticesPage() {
  const { t } = useTranslation(['notices', 'common']);
  const { data, isPending, isError, refetch, isFetching } = useQuery(allNotices);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} description={t('description')}>
        <DemoNote items={data && [...data.current, ...data.past]} />
      </PageHeader>
      <div className={`container stack gap-5 ${styles.page}`}>
        {isPending && <Loading />}
        {/* Above prerendered notices, which may be out of date. */}
        {isError && (
          <Note kind="error" live>
            <p>{t('error')}</p>
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('retry', { ns: 'common' })}
            </Button>
          </Note>
        )}
        {data && <h2>{t('current')}</h2>}
        {data?.current.length === 0 && <p>{t('empty')}</p>}
        {data && <NoticeList notices={data.current} />}
        {data && data.past.length > 0 && (
          <>
            <h2>{t('past')}</h2>
            <NoticeList notices={data.past} isPast />
          </>
        )}
      </div>
    </>
  );
}

/** Renders notices in force and of the past year in full, each with an anchor (R2.28). */
export const Notices = withQueryClient(NoticesPage);
