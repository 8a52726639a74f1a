import { newsFiles } from './news/feeds';
import { fetchNews } from './news/fetchNews';
import { newsPages } from './news/newsPages';
import { prerenderSite, renderNewsPage } from './renderPages';

export const renderer = { prerenderSite, fetchNews, newsPages, newsFiles, renderNewsPage };
