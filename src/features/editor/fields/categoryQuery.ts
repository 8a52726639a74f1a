import { queryFnOf } from '../../../lib/http/queryFn';
import { list } from '../../../services/categories';

/** The query of all categories of news, by name. */
export const categoryQuery = {
  queryKey: ['admin', 'categories'],
  queryFn: queryFnOf((signal) => list(signal)),
};
