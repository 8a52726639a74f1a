import type { PreviewedPage } from '../../parts/PagePreview';
import type { Item } from '../kind';
import { toColumns } from '../kinds';
import { DATABASE_NOW } from '../rows';
import type { AlertValues } from './schema';

/** Returns the preview of home with an unsaved alert above it. The values must be valid. */
export function alertPreview(values: AlertValues): PreviewedPage {
  const row = toColumns('alerts', values) as Item<'alerts'>;
  const { level, text_en: en, text_ru: ru, link, starts_at, ends_at: until } = row;
  const from = starts_at === DATABASE_NOW ? new Date().toISOString() : starts_at;
  return { path: '/', unsaved: { alert: { level, link, en, ru, from, until } } };
}
