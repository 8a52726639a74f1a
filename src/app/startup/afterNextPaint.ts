/** Resolves after the next paint; at once in a hidden tab, which never paints. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
