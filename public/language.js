// Runs before anything is drawn. A page in the one language, about to be replaced by the language that
// was remembered or that the address asks for, is held back for that moment (DESIGN 5), but not for
// long: a page in another language is better than none.
(() => {
  const root = document.documentElement;
  let wanted = /^\/ru(\/|$)/.test(location.pathname) ? 'ru' : 'en';
  try {
    if (localStorage.getItem('language') === 'ru') wanted = 'ru';
  } catch {
    // Without storage nothing is remembered.
  }
  if (root.lang === wanted) return;
  root.dataset.languagePending = '';
  setTimeout(() => delete root.dataset.languagePending, 5000);
})();
