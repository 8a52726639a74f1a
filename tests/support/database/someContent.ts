import type { Client } from './backend';

/** Deletes the demo content except the oldest articles, for tests whose time grows with the content. */
export async function keepOldestArticles(admin: Client, count: number): Promise<void> {
  const news = () => admin.from('news');
  const oldest = await news().select('id').order('published_at').limit(count).throwOnError();
  const ids = oldest.data.map(({ id }) => id);
  await news().delete().not('id', 'in', `(${ids})`).throwOnError();
  for (const table of ['notices', 'alerts'] as const) {
    await admin.from(table).delete().not('id', 'is', null).throwOnError();
  }
}
