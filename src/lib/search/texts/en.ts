/** The words of every public page, as one file to fetch; those that are there from the start are left out. */
export const texts = import.meta.glob<string>(
  [
    '../../../locales/en/**/*.json',
    '!../../../locales/en/{account,admin,common,errors,history,pages,search,uploads}.json',
    '!../../../locales/en/charts/**',
    '!../../../locales/en/consular/{dates,forms,needs}.json',
    '!../../../locales/en/magical-kenya/{filter,map,places}.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);
