// Runs before the first paint. Hides a page that is prerendered in another language than the stored one until React renders
// the right language (design 5), at most for 5 seconds, because a page in the wrong language is better than none. On the 404
// page corrects upper case in the path. Until React handles clicks (src/site/shell/startup/mountApp.ts) opens and closes the menus,
// stores the choice of the language switch, and repeats presses of other buttons afterwards.
(() => {
  const root = document.documentElement;
  const setOpen = (button, list, open) => {
    button.setAttribute('aria-expanded', String(open));
    list.dataset.open = String(open);
  };
  // The list that a button opens, if its state is in the attribute `data-open`.
  const listOf = (button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') || '');
    return list && 'open' in list.dataset ? list : null;
  };
  // Toggles the list of a button, and closes every list that does not contain the button.
  const toggle = (button, list) => {
    const opens = button.getAttribute('aria-expanded') !== 'true';
    for (const other of document.querySelectorAll('button[aria-expanded="true"]')) {
      const otherList = listOf(other);
      if (otherList && !otherList.contains(button)) setOpen(other, otherList, false);
    }
    setOpen(button, list, opens);
  };
  const pressed = new Set();
  const onClick = (event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const list = listOf(button);
    if (list) toggle(button, list);
    else if (button.type === 'button') pressed.add(button);
    else if (!button.form?.hasAttribute('action') && !button.hasAttribute('formaction')) {
      // Only React submits this form; the browser would reload the page.
      event.preventDefault();
      pressed.add(button);
    } else if (button.lang) {
      // The form of the language switch opens the other language; once the page is hydrated, React does both.
      try {
        localStorage.setItem('language', button.lang);
      } catch {
        // The browser blocks local storage, so the choice lasts until the next URL without a prefix.
      }
    }
  };
  document.addEventListener('click', onClick);
  document.addEventListener('hydrating', () => {
    document.removeEventListener('click', onClick);
    for (const button of pressed) button.click();
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
