import { queryFnOf } from '../../../lib/http/queryFn';
import { list } from '../../../services/categories';

export const categoryQuery = {
  queryKey: ['admin', 'categories'],
  queryFn: queryFnOf((signal) => list(signal)),
};
