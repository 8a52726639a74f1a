import { type ComponentType, lazy } from 'react';

/**
 * Returns a component of its own chunk, as `React.lazy` does; it renders nothing if the chunk cannot be fetched, because the page
 * is useful without it.
 */
export const lazyOrNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
