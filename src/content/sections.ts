import type { Section } from './text';

/**
 * The sections of a page and, after each, its parts.
 * @param sections by anchor
 * @returns anchors with their sections, in the order of the page
 */
export const withParts = (sections: Record<string, Section>): [string, Section][] =>
  Object.entries(sections).flatMap(([anchor, section]): [string, Section][] => [
    [anchor, section],
    ...Object.entries(section.parts ?? {}),
  ]);
