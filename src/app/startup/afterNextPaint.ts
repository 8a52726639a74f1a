/**
 * Returns a promise that resolves after the next paint; at once in a hidden tab, which never paints.
 * Never rejects.
 */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
