import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/http/result';
import { listLatest } from '../../services/notices/notices';

/** Spec 9: the home page fetches up to 50 notices. */
const HOME_LIMIT = 50;

export const latestNotices = queryOptions({
  queryKey: ['notices', 'latest'],
  queryFn: async ({ signal }) => unwrap(await listLatest(HOME_LIMIT, signal)),
});
