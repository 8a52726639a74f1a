import type { Section } from './textTypes';

/** Returns the sections with their anchors, each followed by its parts with theirs. */
export const withParts = (sections: Record<string, Section>): [string, Section][] =>
  Object.entries(sections).flatMap(([anchor, section]): [string, Section][] => [
    [anchor, section],
    ...Object.entries(section.parts ?? {}),
  ]);
