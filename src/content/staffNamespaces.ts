/** Loaded at once in the staff area; their chunks are in `assets/staff` (chunkFileNames.ts). */
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
