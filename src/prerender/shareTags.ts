import { env } from '../lib/env';
import { textAt } from '../lib/i18n/dynamicKey';
import { i18n } from '../lib/i18n/i18n';
import { type Language, languages, locales, withPrefix } from '../lib/i18n/languages';
import { mediaUrl } from '../lib/urls/media';
import type { NewsArticle } from '../site/data/news/newsPage';
import { existingLanguages, inLanguage } from '../site/data/translatable';
import { escapeHtml } from './escapeHtml';
import type { PageRequest } from './pages';

const openGraphLocale = (language: Language): string => locales[language].replace('-', '_');

type Tag = [name: string, content: string | undefined];

/** The scene of pages without one of their own, such as articles. */
const DEFAULT_SCENE = 'nairobi-skyline';

/** Returns the tags of a scene, as a committed JPEG, because messengers show no SVG. */
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

/**
 * Returns the Open Graph tags of a page (https://ogp.me), for an article from its shown text.
 * PageHead renders the tags of title and description.
 */
export function shareTags({ route, language, pathname, data, article }: PageRequest): string {
  const shown = article && inLanguage(article, language);
  const locale = shown?.language ?? language;
  // A route that is no page and has no data shares its HTML between many paths, so it has no URL.
  const path = route.page ? withPrefix(route.page.path, language) : data && pathname;
  const url = shown ? escapeHtml(withPrefix(`/news/${shown.slug}`, locale)) : path;
  const t = i18n.getFixedT(language, 'common');
  const tags: Tag[] = [
    ['og:type', shown ? 'article' : 'website'],
    ['og:site_name', escapeHtml(`${t('site.fullName')} ${t('site.fullNamePlace')}`)],
    ['og:url', url && env.siteUrl + url],
    ['og:locale', openGraphLocale(locale)],
    ...(article ? existingLanguages(article) : languages)
      .filter((other) => other !== locale)
      .map((other): Tag => ['og:locale:alternate', openGraphLocale(other)]),
    ['article:published_time', shown?.publishedAt.toISOString()],
    ['article:modified_time', shown?.updatedAt.toISOString()],
    ...(shown
      ? pictureTags(shown, language)
      : sceneTags(route.page?.scene ?? DEFAULT_SCENE, language)),
  ];
  const open = tags.flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${content}">`] : [],
  );
  return [...open, '<meta name="twitter:card" content="summary_large_image">'].join('');
}
