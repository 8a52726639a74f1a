import { completeUrl } from '../../../lib/urls/pagePath';
import { isUuid } from '../../../lib/urls/urls';
import { type Columns, type Item, type KindDefinition, LISTED_TEXT, type Save } from '../kind';
import {
  DATABASE_NOW,
  isAhead,
  originalAndTranslation,
  shownDate,
  startInput,
  storedText,
  textLabels,
  textValues,
  toStartColumn,
} from '../rows';
import { imageLines, toImages, toImageTexts } from './images';
import {
  emptyArticle,
  FREE_TEXT,
  freeText,
  type NewsValues,
  newsSchema,
  newsTexts,
  newsValues,
  toSlug,
} from './schema';

/** Returns the form's value for the category of an article: its id, `text:Trade`, or empty. */
const categoryValue = ({ category_id, category }: Partial<Item<'news'>>): string =>
  category_id ?? (category ? FREE_TEXT + category : '');

/** Returns the form's values of an article. */
const toArticleValues = (article: Item<'news'>): NewsValues => ({
  ...textValues(article, newsTexts),
  images: toImages(article),
  published_at: startInput(article.status, article.published_at),
  category: categoryValue(article),
  youtube_url: article.youtube_url ?? '',
  slug: article.slug ?? '',
});

/** Returns the columns of a saved article, whose texts are the original and a translation. */
function toArticleRow(values: NewsValues, save: Save<'news'>): Columns<'news'> {
  const { item, status = item?.status ?? 'draft' } = save;
  const { images, category } = values;
  const { original, translation } = originalAndTranslation(values, newsTexts, item);
  const isScheduled = item?.status === 'published' && isAhead(item.published_at);
  // The database would not change the date of a scheduled article that is to be published.
  const blank = isScheduled && status === 'published' ? DATABASE_NOW : null;
  return {
    language: original,
    title: storedText(values[`title_${original}`]),
    content: values[`content_${original}`],
    image_texts: toImageTexts(images, original),
    translated_title: translation && storedText(values[`title_${translation}`]),
    translated_content: translation && values[`content_${translation}`],
    translated_image_texts: translation ? toImageTexts(images, translation) : {},
    featured_image_url: images.featured?.url ?? null,
    additional_images: images.additional.map(({ url }) => url),
    published_at: toStartColumn('published_at', values, { item, status }, blank),
    category_id: isUuid(category) ? category : null,
    category: storedText(freeText(category) ?? '') || null,
    youtube_url: completeUrl(values.youtube_url) || null,
    // Without one, the database makes a slug from the title, or leaves the stored one.
    slug: toSlug(values.slug) || undefined,
    status,
  };
}

export const news: KindDefinition<'news'> = {
  values: newsValues,
  schema: () => newsSchema,
  empty: emptyArticle,
  labels: {
    ...textLabels(newsTexts),
    images: 'admin:field.images',
    published_at: 'admin:field.published_at',
    category: 'admin:field.category',
    youtube_url: 'admin:field.youtube_url',
    slug: 'admin:field.slug',
  },
  texts: newsTexts,
  required: newsTexts,
  toValues: toArticleValues,
  toRow: toArticleRow,
  shownValues: (values, { language, categoryName }) => {
    const { images, content_en, content_ru, published_at, category } = values;
    return {
      content_en: { text: content_en, isMarkdown: true },
      content_ru: { text: content_ru, isMarkdown: true },
      images: imageLines(images),
      published_at: shownDate(published_at, language),
      category: categoryName(category),
    };
  },
  own: ['published_at', 'slug', 'status'],
  period: { from: 'published_at' },
  title: 'title',
  note: (item, { categoryName }) => categoryName(categoryValue(item)),
  listed: [...LISTED_TEXT, 'slug', 'category', 'category_id', 'published_at'],
  path: ({ slug }) => `/news/${slug}`,
};
