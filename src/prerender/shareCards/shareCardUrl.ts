import type { NewsArticle } from '../../services/news/news';

/** Returns the path of an article's image for shared links: of its featured image, or of a card with its title. */
export const shareCardUrl = ({ slug, language, featuredImageUrl }: NewsArticle): string =>
  featuredImageUrl ? `/share/news/${slug}.jpg` : `/share/news/${slug}-${language}.jpg`;
