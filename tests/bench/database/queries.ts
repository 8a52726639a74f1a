import { fileQueries } from './files';
import type { Sample } from './sample';
import type { Query } from './sql';
import { staffQueries } from './staff';
import { visitorsQueries } from './visitors';

/**
 * The queries that the site, the staff area, api/blob and the backup send over REST, in the SQL
 * that PostgREST generates, with the role of each.
 */
export const queries = (sample: Sample): Query[] => [
  ...visitorsQueries(sample),
  ...staffQueries(sample),
  ...fileQueries(sample),
];
