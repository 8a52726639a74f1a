import type { Section } from './text';

/**
 * Flattens the sections of a page: each one is followed by its parts.
 * @param sections the sections by anchor
 * @returns pairs of anchor and section, in the order of the page
 */
export const withParts = (sections: Record<string, Section>): [string, Section][] =>
  Object.entries(sections).flatMap(([anchor, section]): [string, Section][] => [
    [anchor, section],
    ...Object.entries(section.parts ?? {}),
  ]);
