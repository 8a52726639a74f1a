import type { ComponentType, ReactNode } from 'react';
import type { Texts } from '../texts/texts';

/** A component in one variant or state. */
export interface Example {
  /** Unique among the examples of a component: a prop as it is written, or a state in the language of the page. */
  title: string;
  element: ReactNode;
  /** What is around it: `dark` for light components, `narrow` for a column of a grid, `page` for parts as wide as the page. */
  frame?: 'plain' | 'dark' | 'narrow' | 'page';
}

/** Creates the examples of a component in the language of the texts. */
export type Examples = (texts: Texts) => Example[];

/** A component of `src/ui` with its examples. */
export type ExamplesOf = [component: ComponentType<never>, examples: Examples];
