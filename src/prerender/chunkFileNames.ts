import { staffNamespaces } from '../content/staffNamespaces.ts';

/** The only staff module that code of public pages imports (src/site/shell/routing/routes.ts). */
export const STAFF_ENTRY = 'src/staff/shell/StaffArea.tsx';

/** Matches the modules and the texts of the staff area. */
const STAFF = new RegExp(`/src/(?:staff/|locales/\\w+/(?:${staffNamespaces.join('|')})\\.json$)`);

/**
 * Returns the file of a chunk. The service worker does not cache `assets/staff`, the staff area's
 * chunks. The hash has seven characters, the fewest, because every page loads the names of most
 * files.
 */
export const chunkFileNames = ({ moduleIds }: { moduleIds: string[] }): string =>
  `assets/${moduleIds.some((id) => STAFF.test(id)) ? 'staff/' : ''}[name]-[hash:7].js`;
