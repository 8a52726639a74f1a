import { screen } from '@testing-library/react';
import { newsRow, uuid } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { workingCopyServer } from '../support/screens/workingCopyServer';
import { restoreSession } from './staffPage';

/** The values of the form of the article with another title. */
const valuesOf = (article: ReturnType<typeof newsRow>, title_en: string) => ({
  title_en,
  content_en: article.content,
  title_ru: '',
  content_ru: '',
  category: '',
  youtube_url: '',
  slug: article.slug,
  status: 'published',
  published_at: '2026-11-20T12:00',
});

export const NO_TEXTS = { en: { alt: '', caption: '' }, ru: { alt: '', caption: '' } };
export const filesOf = (article: ReturnType<typeof newsRow>) => ({
  featured: { url: article.featured_image_url, texts: NO_TEXTS },
  additional: [],
});

/** Stores a working copy of an article with another title; `columns` are those of the table. */
export const storeCopy = (
  article: ReturnType<typeof newsRow>,
  title: string,
  columns: { author_id: string; author_name?: string; base_revision?: number },
  files: object = filesOf(article),
) =>
  workingCopyServer.put({
    item_id: article.id,
    base_revision: article.revision,
    ...columns,
    content: {
      values: { ...valuesOf(article, title), category: article.category_id ?? '' },
      files,
    },
  });

/** Opens an article for which the signed-in person, or a colleague, has a working copy with this title. */
export async function openWithCopy(title: string, of: 'me' | 'colleague' = 'me', base = 1) {
  const article = newsRow({ title: 'Tea', content: 'Text' });
  table('get', 'news', rows([article]));
  const { user: account } = restoreSession();
  storeCopy(article, title, {
    author_id: of === 'me' ? account.id : uuid(),
    author_name: of === 'me' ? account.email : 'anna@embassy.example',
    base_revision: base,
  });
  const view = await renderApp(`/admin/news/edit/${article.id}`);
  await screen.findByLabelText('Title in English');
  return { article, account, ...view };
}
