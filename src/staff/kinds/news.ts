import { parseDate } from '../../lib/dates/moscowTime';
import { withoutInvisible } from '../../lib/text/invisible';
import { cuts } from '../../lib/text/text';
import { isUuid } from '../../lib/urls/urls';
import { videoOf } from '../../site/data/news/video';
import {
  type AnyItem,
  DATABASE_NOW,
  type Field,
  isBlank,
  localizedText,
  moscowDate,
  status,
  text,
  title,
  url,
} from './field';
import type { NewsImages } from './files';
import { images, withImageNames, withImageUrls } from './images';
import { defineKind, LISTED_TEXT, type Row } from './kind';

/** Maximum number of lines, as the check constraint of the column has it. */
const MAX_LINES = 2000;

/** Field of the text: Markdown, with references to the images of the article. */
const content: Field<string, true> = {
  ...localizedText({
    control: 'markdown',
    max: [200_000, 'contentLong'],
    need: 'required',
    error: (markdown) => (markdown.split('\n').length > MAX_LINES ? 'contentLines' : null),
  }),
  write: (markdown: string, { values }) => withImageUrls(markdown, values.images as NewsImages),
  text: (markdown: string, { edit }) => withImageNames(markdown, edit.values.images as NewsImages),
};

/** Prefix of a category value that is free text, not the id of a category (R5.8). */
export const FREE_TEXT = 'text:';

/** Returns the free text of a category's value; null for the id of a category. */
export const freeText = (value: string): string | null =>
  value.startsWith(FREE_TEXT) ? value.slice(FREE_TEXT.length) : null;

const category = {
  localized: false,
  columns: ['category_id', 'category'] as const,
  control: 'category',
  place: 'side',
  empty: '',
  read: (_, item) => {
    const { category_id, category: free } = item as Row<'news'>;
    return category_id ?? (free ? FREE_TEXT + free : '');
  },
  text: (value, { categoryName }) => categoryName(value),
  summary: (value, { t, categoryName }) => categoryName(value) || t('field.noCategory'),
  write: (value) => ({
    category_id: isUuid(value) ? value : null,
    category: withoutInvisible(freeText(value) ?? '').trim() || null,
  }),
} satisfies Field<string, false>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns a slug as it is stored: ` Visa-Fees ` becomes `visa-fees`. */
export const toSlug = (typed: string): string => typed.trim().toLowerCase();

const newsPath = (slug: unknown): string => `/news/${slug}`;

/** Returns whether a text is a slug: letters, digits, single hyphens; not a UUID, because `/news/{uuid}` opens by id (R2.8). */
const isSlug = (typed: string): boolean => SLUG.test(typed) && !isUuid(typed);

/** Field of the slug. If it is empty, the database makes one from the title, or leaves the stored one. */
const slug: Field<string, false> = {
  ...text({
    control: 'slug',
    place: 'side',
    isOwn: true,
    max: [100, 'slugLong'],
    summary: (typed: string) => typed.trim() && newsPath(toSlug(typed)),
    error: (typed: string) => (typed.trim() === '' || isSlug(toSlug(typed)) ? null : 'slugShape'),
  }),
  write: (typed: string) => toSlug(typed) || undefined,
};

const isAhead = ({ published_at }: AnyItem): boolean =>
  parseDate(String(published_at)) > new Date();

export const news = defineKind<'news'>()({
  title: 'title',
  titleCut: cuts.newsTitle,
  note: 'category',
  isSigned: true,
  period: { from: 'published_at' },
  listed: [...LISTED_TEXT, 'slug', 'category', 'category_id', 'published_at'],
  fields: {
    title: title(),
    content,
    images,
    published_at: moscowDate({
      // A draft whose date has passed gets the moment at which it is published (R4.3).
      isShown: (item) => item.status !== 'draft' || isAhead(item),
      blank: ({ item, values }, isUnchanged) => {
        if (values.status === 'draft') return isUnchanged ? (item?.published_at ?? null) : null;
        // The database would not change the date of a scheduled article that is to be published.
        return item?.status === 'published' && isAhead(item) ? DATABASE_NOW : null;
      },
    }),
    category,
    youtube_url: url({
      need: 'optional',
      place: 'side',
      summary: (typed: string, { t }) => (videoOf(typed) ? t('field.youtube_url') : ''),
      error: (typed: string) => (isBlank(typed) || videoOf(typed) ? null : 'videoWrong'),
    }),
    slug,
    status: status(),
  },
  path: ({ slug: address }) => newsPath(address),
  failures: { duplicateSlug: ['slug', 'slugInUse'] },
});
