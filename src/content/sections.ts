import type { Section } from './textTypes';

/**
 * Returns sections with their anchors; each section is followed by its parts with their anchors.
 */
export const withParts = (sections: Record<string, Section>): [string, Section][] =>
  Object.entries(sections).flatMap(([anchor, section]): [string, Section][] => [
    [anchor, section],
    ...Object.entries(section.parts ?? {}),
  ]);
