import { useEffect, useState } from 'react';
import type { diffWords } from './wordDiff';

export type DiffWords = typeof diffWords;

/** Loads the comparison of words; undefined until then, and if it cannot be loaded. */
export function useWordDiff(): DiffWords | undefined {
  const [loaded, setLoaded] = useState<{ diffWords: DiffWords }>();
  useEffect(() => {
    let mounted = true;
    import('./wordDiff').then(
      (module) => mounted && setLoaded(module),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  return loaded?.diffWords;
}
