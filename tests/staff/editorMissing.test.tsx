import { act, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { enter, interceptStaffArea, open, openStored, valueIn } from './staffPage';

/** The chunk of the text editor fails to load. */

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../src/staff/richText/TextEditor'));
vi.mock('../../src/staff/richText/TextEditor', () => {
  throw new Error('not found');
});

interceptStaffArea();

it('an article can be edited as Markdown and saved when the rich-text editor fails to load', async () => {
  const draft = newsRow({ status: 'draft', content: '## Kericho\n\nA morning with **tea**.' });
  const { user, seen } = await openStored('news', draft);
  expect(await screen.findByText(/The text editor could not be loaded/)).toBeVisible();
  expect(valueIn('Text in English')).toBe(draft.content);
  await enter(user, screen.getByLabelText('Text in English'), ' And more.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/is saved/);
  expect(seen[0]?.body).toMatchObject({ content: `${draft.content} And more.` });
});

it('what was typed is opened in the plain field when the rich-text editor fails to load', async () => {
  const { user, router } = await open('/admin/news/new');
  await screen.findByText(/The text editor could not be loaded/);
  await enter(user, screen.getByLabelText('Text in English'), 'Half a text');
  const { pathname, search } = router.state.location;
  await user.click(screen.getByRole('link', { name: 'News' }));
  await screen.findByRole('heading', { level: 1, name: 'News' });
  await act(() => router.navigate(pathname + search));
  await screen.findByText(/The text editor could not be loaded/);
  expect(valueIn('Text in English')).toBe('Half a text');
});
