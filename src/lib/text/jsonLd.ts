import { withoutJoiners } from './typeset.ts';

/**
 * Returns the content of a `<script type="application/ld+json">`; escapes `<`, as in `</script>`,
 * and removes word joiners.
 * @param data a JSON object without `@context`, which is added
 */
export const jsonLd = (data: Record<string, unknown>): string =>
  withoutJoiners(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll(
    '<',
    '\\u003c',
  );
