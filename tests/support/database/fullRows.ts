import type { Kind } from '../../../src/staff/kinds/kind';
import { formColumns } from '../../../src/staff/kinds/kinds';

const HOUR = 3_600_000;

/** Columns with another value than a plain text; a column has another value in each row. */
const special = (categoryId: string) => {
  const imageTexts = (language: string) => ({
    '/scenes/featured.svg': { alt: `Alternative text ${language}`, caption: `Caption ${language}` },
  });
  const article = {
    language: 'en',
    slug: 'a-full-article',
    featured_image_url: '/scenes/featured.svg',
    additional_images: ['/scenes/more.svg'],
    image_texts: imageTexts('en'),
    translated_image_texts: imageTexts('ru'),
    status: 'published',
    youtube_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    published_at: '2026-03-02T09:00:00+00:00',
    category: 'Sport',
    category_id: null,
  };
  const now = Date.now();
  const period = {
    starts_at: new Date(now - HOUR).toISOString(),
    ends_at: new Date(now + 24 * HOUR).toISOString(),
  };
  const notice = { language: 'en', status: 'published', pinned: true, ...period };
  return {
    news: [article, { ...article, slug: 'another', category: null, category_id: categoryId }],
    notices: [
      {
        ...notice,
        type: 'document',
        link: null,
        file_url: '/downloads/original.pdf',
        translated_file_url: '/downloads/translated.pdf',
      },
      {
        ...notice,
        type: 'link',
        link: 'https://mfa.go.ke/link',
        file_url: null,
        translated_file_url: null,
      },
    ],
    alerts: [{ ...period, level: 'emergency', link: 'https://mfa.go.ke/alert' }],
  } satisfies Record<Kind, object[]>;
};

/**
 * Returns rows of a kind that together fill each column of staff; a text is `Kenya's title here`.
 * @param categoryId of a category in the database
 */
export function fullRows(kind: Kind, categoryId: string): Record<string, unknown>[] {
  const texts = formColumns(kind).map((column) => [column, `Kenya's ${column} here`]);
  return special(categoryId)[kind].map((row) => ({ ...Object.fromEntries(texts), ...row }));
}
