import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import type { Section } from '../../../content/text';
import { SectionBlock } from './SectionBlock';

interface Props {
  /** The page whose `path`, `sheet` and `apply` the sections depend on. */
  page: Page;
  /** The texts of the sections by anchor, in the order in which they are rendered. */
  sections: Record<string, Section>;
  /** Components rendered in sections, by anchor. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
}

/**
 * Renders the sections of a content page in the order of its language file; an empty object renders nothing.
 * React keys include the path, because the next page may have a section of the same name, which must not
 * inherit the checked items.
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
