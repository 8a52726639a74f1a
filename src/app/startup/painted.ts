/** Waits until the browser has shown what the document holds; at once where nobody is looking. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
