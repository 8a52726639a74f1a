import { fetchNews } from './news/fetchNews';
import { newsPages } from './news/newsPages';
import { prerenderSite, renderNewsPage } from './renderPages';

/** What the build for Node offers to the build of the site and to the preview. */
export const renderer = { prerenderSite, fetchNews, newsPages, renderNewsPage };
