/** i18next namespaces of the staff area alone; the build keeps them apart (src/prerender/plugins/staffFolder.ts). */
export const staffNamespaces = ['account', 'admin', 'history', 'uploads'] as const;
