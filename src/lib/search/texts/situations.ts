import type { Situations } from '../documents';

/** The situations of both languages, because people type words of both. */
export const situations = Object.values(
  import.meta.glob<string>('../../../content/situations/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map((json): Situations => JSON.parse(json));
