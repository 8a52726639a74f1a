/** The slugs of the categories that visitors can select (R3.2); common.json has the names. */
export const categories = [
  'general',
  'embassy',
  'culture',
  'trade',
  'diplomacy',
  'community',
] as const;
