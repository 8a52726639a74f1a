import { fileQueries } from './files';
import type { Sample } from './sample';
import type { Query } from './sql';
import { staffQueries } from './staff';
import { visitorsQueries } from './visitors';

/**
 * What the site, its staff area, the function and the backup ask the database over REST, in the SQL that
 * PostgREST makes of it, each as the role that asks.
 */
export const queries = (sample: Sample): Query[] => [
  ...visitorsQueries(sample),
  ...staffQueries(sample),
  ...fileQueries(sample),
];
