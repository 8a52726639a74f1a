/** Every public page as one chunk, without the base namespaces, which are always loaded. */
export const texts = import.meta.glob<string>(
  [
    '../../../../locales/ru/**/*.json',
    '!../../../../locales/ru/{account,admin,editor,common,errors,facts,guide,history,kinds,officeMap,pages,people,portals,scenes,search,uploads}.json',
    '!../../../../locales/ru/charts/**',
    '!../../../../locales/ru/consular/{dates,etaDates,finder,forms,message,needs,visit}.json',
    '!../../../../locales/ru/magical-kenya/{filter,map,places}.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);
