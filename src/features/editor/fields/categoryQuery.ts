import { unwrap } from '../../../lib/http/result';
import { list } from '../../../services/categories';

/** The categories to choose from. */
export const categoryQuery = {
  queryKey: ['admin', 'categories'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => unwrap(await list(signal)),
};
