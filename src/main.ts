// Has to be the first style sheet, because it declares the order of the cascade layers.
import './styles/index.css';

/** Milliseconds until pages are cached for offline use, so that caching does not delay the page. */
const KEEP_DELAY_MS = 4_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The text paints before the code that hydrates it is fetched; a hidden document has no paint.
if (!document.hidden) {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
for (const href of root.dataset.scripts?.match(/\S+/g) ?? []) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
}
const { mountApp } = await import('./site/shell/startup/mountApp');
await mountApp(root, window.location);
setTimeout(async () => {
  try {
    await (await import('./lib/browser/offlineCopy')).keepForOffline();
  } catch (cause) {
    // The connection is lost, or the visitor leaves the page; the next page load retries.
    console.warn('The page could not be kept for offline use', cause);
  }
}, KEEP_DELAY_MS);
