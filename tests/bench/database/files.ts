import type { Sample } from './sample';
import { asJson, MAX_ROWS, type Part, plain, type Query, sql } from './sql';

/**
 * Queries of api/blob about stored files (api/_lib/fileReferences.ts) and of the backup
 * (supabase/backup/export.ts).
 */

const STORE = 'https://store.public.blob.vercel-storage.com';
const FILES = `{${STORE}/news/tea.jpg,${STORE}/news/coffee.jpg,${STORE}/notices/rules.pdf}`;

const staff = (name: string, target: number | null, part: Part): Query => ({
  name,
  role: 'authenticated',
  target,
  ...part,
});

const NEWS_FILES = plain(
  'select id, title, featured_image_url, additional_images from public.news',
);
const NOTICE_FILES = plain('select id, title, file_url, translated_file_url from public.notices');

const usageQueries: Query[] = [
  staff(
    'articles with a featured image',
    5_000,
    asJson(sql`${NEWS_FILES} where featured_image_url = any(${FILES}) ${MAX_ROWS}`),
  ),
  staff(
    'articles with additional images',
    5_000,
    asJson(sql`${NEWS_FILES} where additional_images && ${FILES} ${MAX_ROWS}`),
  ),
  staff(
    'notices with a file',
    5_000,
    asJson(sql`${NOTICE_FILES} where file_url = any(${FILES}) ${MAX_ROWS}`),
  ),
  staff(
    'notices with a translated file',
    5_000,
    asJson(sql`${NOTICE_FILES} where translated_file_url = any(${FILES}) ${MAX_ROWS}`),
  ),
  staff(
    'deleted items with a file',
    5_000,
    asJson(sql`select item_id, title, files from public.bin where files && ${FILES} ${MAX_ROWS}`),
  ),
];

const BACKUP =
  plain(`select id, title, slug, content, featured_image_url, additional_images, image_texts,
  status, youtube_url, published_at, category_id, category, created_at, language,
  translated_title, translated_content, translated_image_texts from public.news`);

const backupQueries = ({ article }: Sample): Query[] => [
  staff(
    'backup, a page in the middle',
    100,
    asJson(sql`${BACKUP} where id > ${article} order by id limit ${100}`),
  ),
];

export const fileQueries = (sample: Sample): Query[] => [...usageQueries, ...backupQueries(sample)];
