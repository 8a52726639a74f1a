/** The staff area loads these at once; their chunks are in `assets/staff` (src/prerender/chunkFileNames.ts). */
export const staffNamespaces = [
  'account',
  'admin',
  'editor',
  'errors',
  'facts',
  'guide',
  'history',
  'kinds',
  'people',
  'uploads',
] as const;
