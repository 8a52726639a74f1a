import type { BackupSite } from './backupSite';

/** Returns all rows of a site that a backup has, with a placeholder for the store's name. */
export async function rowsOf({ admin }: BackupSite) {
  const columns =
    'id, title, slug, content, featured_image_url, additional_images, image_texts, status, youtube_url, published_at, category, created_at, language, translated_title, translated_content, translated_image_texts, news_categories(slug)';
  const news = await admin.from('news').select(columns).order('id').throwOnError();
  const notices = await admin
    .from('notices')
    .select(
      'id, title, description, type, link, file_url, created_at, status, starts_at, ends_at, pinned, language, translated_title, translated_description, translated_file_url',
    )
    .order('id')
    .throwOnError();
  const alerts = await admin
    .from('alerts')
    .select('id, level, text_en, text_ru, link, starts_at, ends_at, created_at')
    .order('id')
    .throwOnError();
  return JSON.parse(
    JSON.stringify([news.data, notices.data, alerts.data]).replace(
      /\/\/(one|two)\.public/g,
      '//STORE.public',
    ),
  );
}

/** Moves all items to the bin. */
export async function empty({ admin }: BackupSite): Promise<void> {
  for (const table of ['news', 'notices', 'alerts'] as const) {
    await admin.from(table).delete().not('id', 'is', null).throwOnError();
  }
}
