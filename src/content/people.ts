/**
 * An office holder of the Embassy (R1.13). When the holder changes, change the name here and the texts
 * under `leadership` in locales/en/embassy.json and locales/ru/embassy.json. `name` is null while it is
 * not confirmed: the page then describes only the office (decision 0004).
 */
export interface Person {
  key: 'ambassador' | 'deputy';
  name: { en: string; ru: string } | null;
}

export const people: Person[] = [
  {
    key: 'ambassador',
    name: {
      en: 'H.E. Dr Peter Mutuku Mathuki',
      ru: 'Его Превосходительство д-р Питер Мутуку Матуки',
    },
  },
  { key: 'deputy', name: null },
];
