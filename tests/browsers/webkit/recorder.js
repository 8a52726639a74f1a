/**
 * Records errors of a page, because WebKitWebDriver reports neither the console nor errors. It is
 * the first script of every document (recordingProxy.ts) and stores its record across documents.
 */
(() => {
  const KEY = 'page-errors';
  // WebKit fails pending requests as soon as a navigation starts.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  const record = (complaint) => {
    if (leaving) return;
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.setItem(KEY, JSON.stringify([...before, complaint]));
  };
  const { error } = console;
  console.error = (...what) => {
    record(`console: ${what.join(' ')}`);
    error.apply(console, what);
  };
  addEventListener(
    'error',
    ({ target, message }) =>
      record(target === window ? `error: ${message}` : `not loaded: ${target.src ?? target.href}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
})();
