import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { listLatest } from '../../services/notices/notices';

/** Spec 9: the home page fetches up to 50 notices. */
const HOME_LIMIT = 50;

export const latestNotices = queryOptions({
  queryKey: ['notices', 'latest'],
  queryFn: queryFnOf((signal) => listLatest(HOME_LIMIT, signal)),
});
