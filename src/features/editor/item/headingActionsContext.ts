import { createContext } from 'react';

/** The element beside the heading of a page; null until it is mounted. */
export const HeadingActionsContext = createContext<HTMLElement | null>(null);
