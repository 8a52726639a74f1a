import type { Section } from '../../content/text';
import { SectionBlock } from './SectionBlock';

/** The sections of a page in the order of its text. */
export function Sections({ sections }: { sections: Record<string, Section> }) {
  return Object.entries(sections).map(([anchor, section]) => (
    <SectionBlock key={anchor} anchor={anchor} section={section} />
  ));
}
