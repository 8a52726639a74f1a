import { beforeAll, expect, it } from 'vitest';
import { env } from '../../src/lib/env';
import { stringifyPageData } from '../../src/lib/http/pageData';
import { loadText } from '../../src/lib/i18n/loadText';
import { shareTags } from '../../src/prerender/shareTags';
import { toArticle } from '../../src/site/data/news/newsRows';
import { routes } from '../../src/site/shell/routing/routes';
import { newsRow } from '../support/screens/builders';

/** What messengers and social networks show of a link to an article. */

beforeAll(() => loadText('en', ['scenes']));

const route = routes.find(({ path }) => path === '/news/:slug');

it.each([
  [
    'its picture',
    'https://a.public.blob.vercel-storage.com/news/a&b.jpg',
    '/media/news/a&#38;b.jpg',
    '“Tea” &#60;b&#62;',
  ],
  ['a JPEG of its illustration', '/scenes/tea-hills.svg', '/share/tea-hills.jpg', 'tea'],
  ['a JPEG of the towers of Nairobi if it has none', null, '/share/nairobi-skyline.jpg', 'Nairobi'],
])('a link to an article shows %s', (_name, featured_image_url, image, alternative) => {
  if (!route) throw new Error('no route of articles');
  const article = toArticle(newsRow({ title: '"Tea" <b>', featured_image_url }));
  const tags = shareTags({ route, language: 'en', pathname: '/news/tea', article });
  expect(tags).toContain(`property="og:image" content="${env.siteUrl}${image}"`);
  expect(/og:image:alt" content="([^"]+)"/.exec(tags)?.[1]).toMatch(alternative);
});

it('a text of staff ends no script element of the prerendered page', () => {
  const title = '</script><script>alert(1)</script>';
  expect(stringifyPageData([[['news'], { title }]])).not.toContain('</script');
});

it('a link to an article has its type, its language, its escaped URL and the name of the site', () => {
  if (!route) throw new Error('no route of articles');
  const article = toArticle(newsRow({ slug: 'a&b', language: 'ru', translated_title: null }));
  const tags = shareTags({ route, language: 'en', pathname: '/news/a&b', article });
  for (const [name, content] of [
    ['type', 'article'],
    ['locale', 'ru_RU'],
    ['url', `${env.siteUrl}/ru/news/a&#38;b`],
    ['site_name', 'Embassy of the Republic of Kenya in the Russian Federation'],
  ])
    expect(tags).toContain(`property="og:${name}" content="${content}"`);
});
