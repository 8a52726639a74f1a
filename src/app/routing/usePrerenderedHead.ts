import { useLayoutEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { prerenderedTags, removePrerenderedHead } from '../startup/prerenderedTags';

/** Whether the document is the prerendered HTML of a path; its pattern has the language prefix. */
const isPrerendered = (pathname: string): boolean => {
  const pattern = document.getElementById('root')?.dataset.route;
  return pattern !== undefined && matchPath(pattern, pathname) !== null;
};

/**
 * Settles the prerendered tags of the head once the first page has rendered. React has adopted them if that is the
 * prerendered page. A visitor who leaves it before it is hydrated sees the next page rendered from scratch; then
 * the tags are removed, because React does not know them.
 */
export function usePrerenderedHead(pathname: string): void {
  useLayoutEffect(() => {
    if (!isPrerendered(pathname)) removePrerenderedHead();
    for (const tag of prerenderedTags()) delete tag.dataset.page;
  }, [pathname]);
}
