import { screen } from '@testing-library/react';
import { newsRow, uuid } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { restoreSession } from './staffPage';

/** Opens an article for which the signed-in person, or a colleague, has typed another title. */
export async function openWithText(title: string, of: 'me' | 'colleague' = 'me', base = 1) {
  const article = newsRow({ title: 'Tea', content: 'Text' });
  table('get', 'news', rows([article]));
  const { user: account } = restoreSession();
  draftServer.put({
    item_id: article.id,
    title,
    form_values: { title_en: title },
    author_id: of === 'me' ? account.id : uuid(),
    author_name: of === 'me' ? account.email : 'anna@embassy.example',
    base_revision: base,
  });
  const view = await renderApp(`/admin/news/edit/${article.id}`);
  await screen.findByLabelText('Title in English');
  return { article, account, ...view };
}
