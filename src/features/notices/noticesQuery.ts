import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { listLatest } from '../../services/notices/notices';

/** Notices that the home page requests (R9.29). */
const HOME_LIMIT = 50;

/** Query options for the 50 newest notices (R9.29); the query fails with a ServiceError. */
export const latestNotices = queryOptions({
  queryKey: ['notices', 'latest'],
  queryFn: queryFnOf((signal) => listLatest(HOME_LIMIT, signal)),
});
