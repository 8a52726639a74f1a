import { type ComponentType, lazy, useEffect } from 'react';
import { holdHydrated } from '../browser/hydrated';

/** Wraps a component in one that calls `effect` once, when it is hydrated or mounted. */
const withEffect = <Props extends object>(Part: ComponentType<Props>, effect: () => void) =>
  function HydratedPart(props: Props) {
    useEffect(effect, []);
    return <Part {...props} />;
  };

/**
 * As `React.lazy`, for a load that gives the component itself; needs Suspense around it. A load
 * that begins before `hydrated` holds it until the component is mounted, or the load fails.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const release = holdHydrated();
    try {
      return { default: withEffect(await load(), release) };
    } catch (cause) {
      release();
      throw cause;
    }
  });

/** As `lazyPart`; renders nothing if the chunk cannot be fetched, because the part is optional. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => load().catch((): ComponentType<Props> => () => null));
