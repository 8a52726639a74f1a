import { withoutJoiners } from './typeset.ts';

/**
 * Returns the content of a `<script type="application/ld+json">`. Escapes `<`, because a text with `</script>` would end the
 * element.
 * @param data a JSON object without `@context`, which is added
 */
export const jsonLd = (data: Record<string, unknown>): string =>
  withoutJoiners(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll(
    '<',
    '\\u003c',
  );
