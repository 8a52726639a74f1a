// Runs before the first paint. Hides a page that is prerendered in another language than the stored one until React renders
// the right language (design 5), at most for 5 seconds, because a page in the wrong language is better than none. Stores the
// choice of the language switch until React does. On the 404 page corrects upper case in the path.
(() => {
  const root = document.documentElement;
  // The form of the language switch opens the other language; once the page is hydrated, React does both.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[formaction][lang]');
    if (!button || 'hydrated' in root.dataset) return;
    try {
      localStorage.setItem('language', button.lang);
    } catch {
      // The browser blocks local storage, so the choice lasts until the next URL without a prefix.
    }
  });
  let language = /^\/ru(\/|$)/.test(location.pathname) ? 'ru' : 'en';
  try {
    if (localStorage.getItem('language') === 'ru') language = 'ru';
  } catch {
    // The browser blocks local storage, so there is no stored language.
  }
  let isPending = root.lang !== language;
  if ('notFound' in (document.currentScript?.dataset || {})) {
    // The server's paths are case-sensitive, and all are in lower case.
    const path = location.pathname.toLowerCase();
    if (path !== location.pathname) {
      location.replace(path + location.search + location.hash);
      return;
    }
    // An article that is newer than the build has no file yet; React renders it, or the same 404 page.
    isPending ||= /^(\/ru)?\/news\/[^/]/.test(path);
  }
  if (!isPending) return;
  root.dataset.languagePending = '';
  setTimeout(() => delete root.dataset.languagePending, 5000);
})();
