let resolve: () => void = () => undefined;

/** Parts of the first page that React has not hydrated. */
const parts = new Set<object>();

/**
 * Resolves after hydration, or after the first page. Facts and language change only then, because
 * React discards prerendered HTML that differs from the first render.
 */
export const hydrated = new Promise<void>((end) => {
  resolve = end;
});

/**
 * Makes `hydrated` wait for a part of the page. Has no effect once `hydrated` has resolved.
 * @returns the function that ends the wait, the first time it is called
 */
export function holdHydrated(): () => void {
  const part = {};
  parts.add(part);
  return () => {
    if (parts.delete(part) && parts.size === 0) resolve();
  };
}

/** Resolves `hydrated` when a visitor leaves the first page, because its parts are then gone. */
export const endHydration = (): void => resolve();
