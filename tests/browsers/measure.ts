declare module 'vitest' {
  interface TaskMeta {
    /** What the page was like, by the width of the window; compared by engineDifferences.ts. */
    measured?: Record<string, Measured>;
  }
}

/** What a page is like in an engine at one width of the window. */
export interface Measured {
  language: string;
  title: string;
  heading: string;
  /** Pixels by which the page is wider than the window. */
  beyond: number;
  /** Families of the fonts that are used, those of the device left out. */
  fonts: string[];
  /** Style sheets that came and have rules. */
  styleSheets: number;
  /** Pictures in view of the first screen that did not come. */
  brokenPictures: string[];
  /** Columns of each grid of the page, in order. */
  columns: number[];
  /** Columns of the footer, which every page has. */
  footerColumns: number;
  /** Height of the whole page in pixels. */
  height: number;
  /** The text of the page's main part, its white space as one space each. */
  text: string;
}

/**
 * Waits until what comes from the database is there, in place of its `noscript`, and nothing on the page has
 * changed for a while; but not for ever, because pictures rotate. Runs in the page.
 */
export async function settled(): Promise<void> {
  const [QUIET_MS, LONGEST_MS] = [250, 6_000];
  const until = performance.now() + LONGEST_MS;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isQuiet = () =>
    performance.now() - changed > QUIET_MS && !document.querySelector('main noscript');
  while (performance.now() < until && !isQuiet()) {
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  await document.fonts.ready;
}

/** Measures the page. Runs in it, so that it may use nothing from outside. */
export function measure(): Measured {
  const root = document.documentElement;
  const columnsOf = (element: Element): number =>
    // `auto-fit` leaves columns of no width.
    getComputedStyle(element)
      .gridTemplateColumns.split(' ')
      .filter((width) => width !== '0px').length;
  const isGrid = (element: Element): boolean =>
    /grid$/.test(getComputedStyle(element).display) && element.checkVisibility();
  const grids = [...document.querySelectorAll('main *, footer *')].filter(isGrid);
  const footer = grids.find((element) => element.closest('footer'));
  const broken = [...document.images].filter(
    ({ complete, naturalWidth, loading }) => loading !== 'lazy' && complete && naturalWidth === 0,
  );
  const families = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    // Firefox gives the names in quotation marks.
    .map(({ family }) => family.replaceAll('"', ''))
    .filter((family) => !family.endsWith('Arial'));
  return {
    language: root.lang,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    beyond: root.scrollWidth - root.clientWidth,
    fonts: [...new Set(families)].sort(),
    styleSheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).length,
    brokenPictures: broken.map(({ src }) => src),
    columns: grids.map(columnsOf),
    footerColumns: footer ? columnsOf(footer) : 0,
    height: root.scrollHeight,
    text: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
  };
}
