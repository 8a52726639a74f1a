import { textModules } from '../lib/i18n/loadText';
import { routes } from '../site/shell/routing/routes';
import { fetchNews } from './fetchNews';
import { allPages } from './pages';
import { renderPage } from './renderPage';
import { feedsAndSitemap, renderSite } from './renderSite';

export const renderer = {
  routes,
  textModules,
  renderSite,
  fetchNews,
  allPages,
  feedsAndSitemap,
  renderPage,
};
