import { openSite } from './app/openSite';

/** The page comes first; what is kept for later is fetched once it is at rest. */
const AFTER_MS = 4_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await openSite(root, window.location);
setTimeout(async () => (await import('./app/offline')).keepOffline(), AFTER_MS);
