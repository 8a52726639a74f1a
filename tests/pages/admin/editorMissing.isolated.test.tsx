import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer, valueIn } from './desk';

/** The chunk of the text editor fails to load. */

vi.mock('../../../src/features/editor/richText/TextEditor', () => {
  throw new Error('not found');
});

interceptNetwork();
beforeEach(stubStaffServer);

it('an article can be edited as Markdown and saved when the rich-text editor fails to load', async () => {
  const draft = newsRow({ status: 'draft', content: '## Kericho\n\nA morning with **tea**.' });
  table('get', 'news', rows([draft]));
  const seen = table('patch', 'news', rows([draft]));
  const { user } = await open(`/admin/news/edit/${draft.id}`);
  expect(await screen.findByText(/The text editor could not be loaded/)).toBeVisible();
  expect(valueIn('Text in English')).toBe(draft.content);
  expect(screen.getByText('How to format the text')).toBeVisible();
  await user.type(screen.getByLabelText('Text in English'), ' And more.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/is saved/);
  expect(seen[0]?.body).toMatchObject({ content: `${draft.content} And more.` });
});

it('an autosaved text is restored to the plain field when the rich-text editor fails to load', async () => {
  const { user } = await open('/admin/news/new');
  await screen.findByText(/The text editor could not be loaded/);
  await user.type(screen.getByLabelText('Text in English'), 'Half a text');
  window.dispatchEvent(new Event('pagehide'));
  await user.click(screen.getByRole('link', { name: 'New notice' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on the page' }));
  expect(valueIn('Text in English')).toBe('Half a text');
  expect(JSON.stringify(window.localStorage)).toContain('Half a text');
});
