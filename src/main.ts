import './styles/index.css';

import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openSite } from './app/openSite';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = await openSite(window.location.pathname);
createRoot(root).render(<StrictMode>{createElement(site)}</StrictMode>);
