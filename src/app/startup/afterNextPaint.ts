/** Resolves after the next paint; immediately in a hidden tab, which never paints. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
