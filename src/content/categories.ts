/** The categories seen on the public side (spec 3), by slug; names in common.json. */
export const categories = [
  'general',
  'embassy',
  'culture',
  'trade',
  'diplomacy',
  'community',
] as const;
