import type { Db } from '../../../supabase/backup/site.ts';
import type { Site } from '../site.ts';

/** The site, and the test admin who is signed in. */
export interface Staff {
  site: Site;
  db: Db;
  accessToken: string;
}
