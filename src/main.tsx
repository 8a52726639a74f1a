import './styles/index.css';

import { type ComponentType, createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isStaff } from './lib/i18n/languages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Staff get a router of their own, which no visitor has to fetch. */
async function openSite(pathname: string): Promise<ComponentType> {
  if (isStaff(pathname)) return (await import('./app/StaffSite')).StaffSite;
  const { PublicSite, prepareFirst } = await import('./app/PublicSite');
  await prepareFirst(pathname);
  return PublicSite;
}

const site = await openSite(window.location.pathname);
createRoot(root).render(<StrictMode>{createElement(site)}</StrictMode>);
