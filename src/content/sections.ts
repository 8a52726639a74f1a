import type { Section } from './text';

/**
 * Returns the sections of a page in one list, each one followed by its parts.
 * @param sections the sections by anchor
 * @returns pairs of anchor and section, in the order of the page; empty for a page without sections
 */
export const withParts = (sections: Record<string, Section>): [string, Section][] =>
  Object.entries(sections).flatMap(([anchor, section]): [string, Section][] => [
    [anchor, section],
    ...Object.entries(section.parts ?? {}),
  ]);
