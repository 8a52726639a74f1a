import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { NoticeList } from './NoticeList';
import { latestNotices } from './noticesQuery';

function Visits() {
  const { data = [] } = useQuery(latestNotices);
  const visits = data.filter(({ visit }) => visit);
  return visits.length > 0 && <NoticeList notices={visits} />;
}

/** Renders the announced visits of the consul; nothing while loading or after a failure, because the section leads to the notices. */
export const ComingVisits = withQueryClient(Visits);
