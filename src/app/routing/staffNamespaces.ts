/** The build writes the chunks of these namespaces to `assets/staff` (src/prerender/plugins/staffFolder.ts). */
export const staffNamespaces = [
  'account',
  'admin',
  'adminDesk',
  'errors',
  'facts',
  'guide',
  'history',
  'people',
  'uploads',
] as const;
