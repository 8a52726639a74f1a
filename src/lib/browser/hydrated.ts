let resolve: () => void = () => undefined;

/** Parts of the first page that React has not hydrated. */
const parts = new Set<object>();

/**
 * Resolves when all parts of the first page are hydrated, or when the visitor leaves that page.
 * Facts and language change only then, because React discards prerendered HTML that differs from
 * the first render.
 */
export const hydrated = new Promise<void>((end) => {
  resolve = end;
});

/**
 * Makes {@link hydrated} wait for a part of the page; changes nothing once it has resolved.
 * @returns the function that says that the part is ready; further calls do nothing
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
