import { useEffect, useState } from 'react';
import { fetchText, isTextLoaded, useNamespaces } from '../i18n/loadText';
import { useLanguage } from '../i18n/useLanguage';

const NONE: string[] = [];

/**
 * Loads a part of a page and its texts from when it is needed on; the language is then switched after its texts are loaded, too.
 * @param load imports the part; the same function for each render
 * @param namespaces the same array for each render
 * @returns what `load` returns; undefined until then, and for good if a file cannot be fetched, because the page is useful
 * without the part
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
