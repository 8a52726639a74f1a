import { textModules } from '../lib/i18n/loadText';
import { routes } from '../site/shell/routing/routes';
import { fetchNews } from './fetchNews';
import { pagesOf } from './pages';
import { renderPage } from './renderPage';
import { filesOf, renderSite } from './renderSite';

export const renderer = {
  routes,
  textModules,
  renderSite,
  fetchNews,
  pagesOf,
  filesOf,
  renderPage,
};
