import './styles/index.css';

import { openSite } from './app/openSite';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await openSite(root, window.location);
