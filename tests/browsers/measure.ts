/** Measurements of a page in an engine at one viewport width. */
export interface Measured {
  language: string;
  title: string;
  /** Pixels by which the page is wider than the viewport. */
  beyond: number;
  /** Families of the loaded web fonts. */
  fonts: string[];
  /** Number of loaded style sheets with rules. */
  styleSheets: number;
  /** URLs of images within the first screen that failed to load. */
  brokenImages: string[];
  /** Number of columns of the footer. */
  footerColumns: number;
}

/**
 * Waits until the data have replaced the placeholder of `Loading` and the page has not changed for 250 ms; 6 s at
 * most, because images rotate. Runs in the page.
 */
export async function waitUntilSettled(): Promise<void> {
  const [QUIET_MS, LONGEST_MS] = [250, 6_000];
  const until = performance.now() + LONGEST_MS;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isLoading = () => document.querySelector('main [data-script-only] + noscript') !== null;
  const isQuiet = () => performance.now() - changed > QUIET_MS && !isLoading();
  while (performance.now() < until && !isQuiet()) {
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  await document.fonts.ready;
}

/** Measures the page. Runs in the page, so that it must not use outer variables. */
export function measure(): Measured {
  const root = document.documentElement;
  const columnsOf = (element: Element): number =>
    // `auto-fit` creates columns of zero width.
    getComputedStyle(element)
      .gridTemplateColumns.split(' ')
      .filter((width) => width !== '0px').length;
  const isGrid = (element: Element): boolean =>
    /grid$/.test(getComputedStyle(element).display) && element.checkVisibility();
  const footer = [...document.querySelectorAll('footer, footer *')].find(isGrid);
  const broken = [...document.images].filter(
    ({ complete, naturalWidth, loading }) => loading !== 'lazy' && complete && naturalWidth === 0,
  );
  const families = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    // Firefox returns the names in quotation marks.
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => !family.endsWith('Arial'));
  return {
    language: root.lang,
    title: document.title,
    beyond: root.scrollWidth - root.clientWidth,
    fonts: [...new Set(families)].sort(),
    styleSheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length,
    brokenImages: broken.map(({ src }) => src),
    footerColumns: footer ? columnsOf(footer) : 0,
  };
}
