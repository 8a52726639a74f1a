import type { Database, ItemKind } from '../http/database.types';

type Row<Table extends ItemKind> = Database['public']['Tables'][Table]['Row'];

/** What a page shows in place of what is stored; each is optional. */
export interface Previewed {
  fact?: { key: string; value: unknown; at: string };
  article?: Row<'news'> & { news_categories: { slug: string; name: string } | null };
  notice?: Row<'notices'>;
  /** As `current_site` has it. */
  alert?: Pick<Row<'alerts'>, 'level' | 'link'> & Record<'en' | 'ru' | 'from' | 'until', string>;
}

/**
 * What staff preview on this page (staff/parts/PagePreview.tsx); null on any other page. Only a
 * page of the same origin can read the frame element.
 */
export const previewed: Previewed | null = JSON.parse(
  globalThis.frameElement?.getAttribute('data-preview') ?? 'null',
);
