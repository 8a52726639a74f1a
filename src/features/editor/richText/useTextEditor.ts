import { type ComponentType, useEffect, useState } from 'react';
import type { TextControl } from './textControl';

type LoadState = { editor: ComponentType<TextControl> } | 'loading' | 'failed';

/**
 * Loads the chunk of the rich-text editor on mount, because public pages and lists do without it
 * (decision 0007). After `failed` there is no retry until the next mount.
 */
export function useTextEditor(): LoadState {
  const [state, setState] = useState<LoadState>('loading');
  useEffect(() => {
    let mounted = true;
    const update = (next: LoadState) => mounted && setState(next);
    import('./TextEditor').then(
      (module) => update({ editor: module.default }),
      () => update('failed'),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return state;
}
