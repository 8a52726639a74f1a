/**
 * The namespaces of the staff area; the build writes them to `assets/staff`
 * (src/prerender/plugins/staffFolder.ts).
 */
export const staffNamespaces = [
  'account',
  'admin',
  'adminDesk',
  'errors',
  'guide',
  'history',
  'people',
  'uploads',
] as const;
