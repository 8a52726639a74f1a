import { pages } from '../../../src/content/site';
import { languages, withPrefix } from '../../../src/lib/i18n/languages';

/** Every path of the site and variations of them, with a query where needed. */

const pagePaths = pages.flatMap(({ path }) =>
  languages.map((language) => withPrefix(path, language)),
);

/** Other spellings of page paths, which redirect to the page. */
const spellings = pagePaths.flatMap((path) =>
  path === '/' ? ['/index', '/index.html'] : [`${path}.html`, `${path}/`, `${path}/index.html`],
);

const staff = `/admin /admin/dashboard /admin/news /admin/news/edit/1 /admin/ /admin.html /ru/admin
  /ru/admin/news/new`.split(/\s+/);

const articles = ['/news', '/ru/news'].flatMap((list) => [
  `${list}/an-article`,
  `${list}/%D1%87%D0%B0%D0%B9`,
  `${list}/an-article/`,
  `${list}/an-article.html`,
  `${list}/an/article`,
  `${list}?category=trade`,
  `${list}/page/2`,
  `${list}/page/2/`,
  `${list}/page/first`,
  `${list}/year/2024?category=trade`,
  `${list}/year/2024/page/12`,
  `${list}/year/24`,
]);

/** What people type (hosting/redirects.ts). */
const guesses = ['/eta', '/ru/visa', '/ru/home', '/en', '/en/consular/pets?q=1', '/Passport'];

/** Pages in capitals, which the server redirects, and other paths in capitals, which it does not know. */
const capitals =
  `/Consular/Pets /CONSULAR/pets?q=1 /RU /RU/consular /Ru/Search /Admin /NEWS /NEWS/an-article
  /Admin/dashboard`.split(/\s+/);

const databasePaths =
  `/feed.xml /ru/feed.xml /sitemap-news.xml /FEED.XML /rest/v1/news?select=id,title&order=id
  /rest/v1/rpc/news_total /rest/v1/rpc/news_years /auth/v1/user /auth/v1/settings /auth/v1/otp /auth/v1/signup
  /auth/v1 /auth/v1/admin/users /auth/v1/factors/1/challenge`.split(/\s+/);

const files = ['/media/news/none.jpg', '/media/', '/media/%E0%A4%A'];

const functions = `/api/blob /api/blob-list /api/blob-delete?url=https://example.com /API/BLOB-LIST
  /api/blob-unknown /api/blob/ /api/unknown /api/_lib/settings /api /api/`.split(/\s+/);

const other =
  `/search?q=visa /ru/search /404 /404.html /offline /robots.txt /.well-known/security.txt
  /.well-known/security-policy.txt /sitemap.xml /sw.js /manifest.webmanifest`.split(/\s+/);

const nothing = `/nope /ru/nope /nope/ /nope.html /consular/nope /consular/pets/nope
  /assets/nope.js /ASSETS/nope.js /scenes/nope.svg /assets /vercel.ts
  /package.json /.env /.git/config /src/main.ts /_article /%E0%A4%A /..%2f..%2fetc/passwd
  /consular%2fpets /%2fevil.example/`.split(/\s+/);

export const addresses = [
  ...pagePaths,
  ...spellings,
  ...staff,
  ...articles,
  ...guesses,
  ...capitals,
  ...databasePaths,
  ...files,
  ...functions,
  ...other,
  ...nothing,
];
