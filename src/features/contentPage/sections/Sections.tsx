import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import type { Section } from '../../../content/text';
import { SectionBlock } from './SectionBlock';

interface Props {
  page: Page;
  sections: Record<string, Section>;
  /** What stands in a section besides its words, by anchor. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
}

/**
 * The sections of a page in the order of its text. Their keys name the page too: the next page may
 * have a section of the same name, and must not take over its ticks.
 */
export function Sections({ page, sections, tools }: Props) {
  return Object.entries(sections).map(([anchor, section]) => (
    <SectionBlock
      key={`${page.path}#${anchor}`}
      page={page}
      repeated={page.apply}
      anchor={anchor}
      section={section}
      tools={tools}
    />
  ));
}
