/**
 * Structured data of schema.org as the content of a `<script type="application/ld+json">`, which no
 * browser runs. `<` is escaped, because a text with `</script>` would end the element.
 */
export const jsonLd = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
