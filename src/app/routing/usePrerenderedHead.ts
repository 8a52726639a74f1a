import { useLayoutEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { prerenderedTags, removePrerenderedHead } from '../startup/prerenderedTags';

/** Returns whether the document is the prerendered HTML of a path; its pattern has the language prefix. */
const isPrerendered = (pathname: string): boolean => {
  const pattern = document.getElementById('root')?.dataset.route;
  return pattern !== undefined && matchPath(pattern, pathname) !== null;
};

/**
 * Removes the prerendered tags of the head if a visitor has left the page before it was hydrated, because React does not know
 * them then; otherwise React has adopted them.
 */
export function usePrerenderedHead(pathname: string): void {
  useLayoutEffect(() => {
    if (!isPrerendered(pathname)) removePrerenderedHead();
    for (const tag of prerenderedTags()) delete tag.dataset.page;
  }, [pathname]);
}
