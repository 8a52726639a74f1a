import type { NewsArticle } from '../../services/news/news';

/** Pixels, as Open Graph recommends. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Returns the path of an article's image for shared links: of its featured image, or of a card with its title. */
export const shareCardUrl = ({ slug, language, featuredImageUrl }: NewsArticle): string =>
  featuredImageUrl ? `/share/news/${slug}.jpg` : `/share/news/${slug}-${language}.jpg`;
