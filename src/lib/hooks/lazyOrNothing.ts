import { type ComponentType, lazy } from 'react';

/**
 * A component of its own chunk, as `React.lazy` loads it; renders nothing where the chunk cannot be fetched, because the page is
 * useful without it.
 */
export const lazyOrNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
