import { env } from '../lib/env';
import { textAt } from '../lib/i18n/dynamicKey';
import { i18n } from '../lib/i18n/i18n';
import { type Language, languages, locales, withPrefix } from '../lib/i18n/languages';
import { mediaUrl } from '../lib/urls/media';
import type { NewsArticle } from '../site/data/news/news';
import { inLanguage, languagesOf } from '../site/data/translatable';
import { escapeHtml } from './escapeHtml';
import type { PageRequest } from './pages';

const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

type Tag = [name: string, content: string | undefined];

const siteName = (language: Language): Tag => {
  const t = i18n.getFixedT(language, 'common');
  return ['og:site_name', escapeHtml(`${t('site.fullName')} ${t('site.fullNamePlace')}`)];
};

/** The scene of pages without one of their own, such as articles. */
const DEFAULT_SCENE = 'nairobi-skyline';

/** Returns the tags of a scene, whose JPEG is committed, because messengers show no SVG (docs/scenes.md). */
const sceneTags = (scene: string, language: Language): Tag[] => [
  ['og:image', `${env.siteUrl}/share/${scene}.jpg`],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', escapeHtml(textAt(i18n.getFixedT(language, 'scenes'), scene))],
];

/** Returns the tags of the picture of an article, or of a scene if it has none. */
function pictureTags({ featuredImageUrl, title }: NewsArticle, language: Language): Tag[] {
  if (!featuredImageUrl) return sceneTags(DEFAULT_SCENE, language);
  const [, scene] = /^\/scenes\/(.+)\.svg$/.exec(featuredImageUrl) ?? [];
  if (scene) return sceneTags(scene, language);
  const { href } = new URL(mediaUrl(featuredImageUrl), env.siteUrl);
  return [
    ['og:image', escapeHtml(href)],
    ['og:image:alt', escapeHtml(title)],
  ];
}

const localeTags = (language: Language, existing: readonly Language[]): Tag[] => [
  ['og:locale', openGraphLocale(language)],
  ...existing
    .filter((other) => other !== language)
    .map((other): Tag => ['og:locale:alternate', openGraphLocale(other)]),
];

function pageTags({ route: { page }, language, pathname, data }: PageRequest): Tag[] {
  // Without data, the HTML is that of many paths.
  const path = page ? withPrefix(page.path, language) : data && pathname;
  return [
    ['og:type', 'website'],
    siteName(language),
    ['og:url', path && env.siteUrl + path],
    ...localeTags(language, languages),
    ...sceneTags(page?.scene ?? DEFAULT_SCENE, language),
  ];
}

/** Returns the tags of an article in the language of the text that the page shows. */
function articleTags(article: NewsArticle, language: Language): Tag[] {
  const shown = inLanguage(article, language);
  return [
    ['og:type', 'article'],
    siteName(language),
    ['og:url', escapeHtml(env.siteUrl + withPrefix(`/news/${article.slug}`, shown.language))],
    ...localeTags(shown.language, languagesOf(article)),
    ['article:published_time', article.publishedAt.toISOString()],
    ['article:modified_time', article.updatedAt.toISOString()],
    ...pictureTags(shown, language),
  ];
}

/**
 * Returns the Open Graph tags of a page (https://ogp.me). A file that serves many paths has no `og:url`. PageHead renders the
 * tags of title and description.
 */
export function shareTags(request: PageRequest): string {
  const { article, language } = request;
  const tags = article ? articleTags(article, language) : pageTags(request);
  const open = tags.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${content}">`] : [],
  );
  return [...open, '<meta name="twitter:card" content="summary_large_image">'].join('');
}
