import { useEffect, useState } from 'react';
import { fetchText, isTextLoaded, useNamespaces } from '../i18n/loadText';
import { useLanguage } from '../i18n/useLanguage';

const NONE: string[] = [];

/**
 * Imports a part of a page and loads its namespaces once `isNeeded` is true. While the part is
 * mounted, a switch of the language waits for these namespaces.
 * @param load dynamic import of the part; the same function for each render
 * @param namespaces the same array for each render
 * @returns the value of `load`; undefined while loading, and after a rejection, which is logged
 */
export function usePart<Part extends object>(
  isNeeded: boolean,
  load: () => Promise<Part>,
  namespaces: string[],
): Part | undefined {
  const language = useLanguage();
  const [part, setPart] = useState<Part>();
  useNamespaces(isNeeded ? namespaces : NONE);
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([load(), fetchText(language, namespaces)]).then(
      ([loaded]) => setPart(() => loaded),
      (cause: unknown) => console.warn('A part of the page could not be loaded', cause),
    );
  }, [isNeeded, load, language, namespaces]);
  return isNeeded && isTextLoaded(language, namespaces) ? part : undefined;
}
