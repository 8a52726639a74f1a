import { type ComponentType, useEffect, useState } from 'react';
import type { TextControl } from './textControl';

type Loaded = { editor: ComponentType<TextControl> } | 'loading' | 'failed';

/** The editor once its part of the site has arrived; `failed` where it could not be fetched. */
export function useTextEditor(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let wanted = true;
    const tell = (state: Loaded) => wanted && setLoaded(state);
    import('./TextEditor').then(
      (module) => tell({ editor: module.default }),
      () => tell('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return loaded;
}
