import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { Loading } from '../../ui/feedback/Loading';
import { allNotices } from '../notices/allNoticesQuery';
import { NoticeList } from '../notices/NoticeList';
import { DemoNote } from '../page/DemoNote';
import { LoadFailure } from '../page/LoadFailure';
import { PageHeader } from '../page/PageHeader';
import styles from './News.module.css';

/** Renders the notices in force and of the past year; needs the query cache around it. */
function NoticesPage() {
  const { t } = useTranslation(['notices', 'common']);
  const { data, isPending, isError, refetch, isFetching } = useQuery(allNotices);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} description={t('description')} />
      <div className={`container stack gap-5 ${styles.page}`}>
        {isPending && <Loading />}
        {isError && (
          <LoadFailure
            text={t('failure.notices', { ns: 'common' })}
            retry={refetch}
            busy={isFetching}
          />
        )}
        <DemoNote items={data && [...data.current, ...data.past]} />
        {data && (
          <section className="stack gap-3">
            <h2>{t('current')}</h2>
            {data.current.length === 0 && <p>{t('empty')}</p>}
            <NoticeList notices={data.current} />
          </section>
        )}
        {data && data.past.length > 0 && (
          <section className="stack gap-3">
            <h2>{t('past')}</h2>
            <NoticeList notices={data.past} isPast />
          </section>
        )}
      </div>
    </>
  );
}

/** Renders notices in force and of the past year in full, each with an anchor (R2.28). */
export const Notices = withQueryClient(NoticesPage);
