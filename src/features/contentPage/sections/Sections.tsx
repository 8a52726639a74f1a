import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import type { Section } from '../../../content/text';
import { SectionBlock } from './SectionBlock';

interface Props {
  page: Page;
  sections: Record<string, Section>;
  /** Components by the anchor of their section. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
  level?: 2 | 3;
}

/**
 * Renders the sections of a page. React keys include the path, because the next page may have a section of the same name, which
 * must not inherit the checked items.
 */
export function Sections({ page, sections, tools, level = 2 }: Props) {
  return Object.entries(sections).map(([anchor, section]) => (
    <SectionBlock
      key={`${page.path}#${anchor}`}
      page={page}
      repeated={page.apply}
      anchor={anchor}
      section={section}
      tools={tools}
      level={level}
    />
  ));
}
