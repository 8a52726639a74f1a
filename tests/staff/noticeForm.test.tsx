import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { answer, rows, table } from '../support/screens/msw';
import { enter, findAlert, interceptStaffArea, open, openStored, valueIn } from './staffPage';

interceptStaffArea();
completeDialogs();

const NEW = '/admin/notices/new';
const publish = () => screen.getByRole('button', { name: 'Publish now' });

describe('form of a new notice', () => {
  it('saves words alone unless another type is chosen, and confirms it', async () => {
    const seen = table('post', 'notices', rows([noticeRow({ title: 'New hours' })]));
    const title = '🦒'.repeat(200);
    const description = 'Line one\nLine <b>two</b> & “three” 🎉';
    const { user } = await open(NEW);
    await enter(user, screen.getByLabelText('Title in English'), title);
    await enter(user, screen.getByLabelText(/^Description in English/), description);
    expect(screen.queryByLabelText('Link')).toBeNull();
    expect(screen.queryByLabelText(/^Choose/)).toBeNull();
    await user.click(publish());
    expect(await screen.findByText('The notice “New hours” is on the site.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/notices#[0-9a-f-]{36}$/),
    );
    expect(seen[0]?.body).toEqual({
      id: expect.any(String),
      title,
      description,
      type: 'text',
      link: null,
      status: 'published',
      starts_at: 'now',
      ends_at: null,
      pinned: false,
      language: 'en',
      translated_title: null,
      translated_description: '',
      translated_file_url: null,
    });
  });

  it('shows a link or a file, in both languages another for Russian readers, and keeps the link', async () => {
    const { user } = await open(NEW);
    await user.selectOptions(screen.getByLabelText('Type'), 'link');
    await enter(user, screen.getByLabelText('Link'), 'https://mfa.go.ke/forms');
    await user.selectOptions(screen.getByLabelText('Type'), 'document');
    expect(screen.queryByLabelText('Link')).toBeNull();
    expect(screen.getByLabelText('Choose a document')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'File in Russian' })).toBeNull();
    for (const language of ['English', 'Russian']) {
      const target = { value: 'Hours' };
      fireEvent.change(screen.getByLabelText(`Title in ${language}`), { target });
    }
    expect(screen.getByRole('group', { name: 'File in Russian' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type'), 'link');
    expect(valueIn('Link')).toBe('https://mfa.go.ke/forms');
  });

  it('reports several mistakes at once, in the order of the fields', async () => {
    const { user } = await open(NEW);
    fireEvent.change(screen.getByLabelText(/^Description in English/), {
      target: { value: 'я'.repeat(2001) },
    });
    await user.selectOptions(screen.getByLabelText('Type'), 'image');
    await user.click(publish());
    const links = within(await findAlert()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter a title in English, or clear the English text.',
      'The description is longer than 2000 characters. Shorten it.',
      'Choose the image.',
    ]);
  });
});

it('form of a stored notice has no file once its type is a link; the file stays for its versions', async () => {
  const notice = noticeRow({
    type: 'image',
    link: null,
    file_url: 'https://abc.public.blob.vercel-storage.com/notices/old.jpg',
  });
  const deletions = answer('delete', '/api/blob-delete', Response.json({ success: true }));
  const { user, seen } = await openStored('notices', notice);
  await user.selectOptions(screen.getByLabelText('Type'), 'link');
  await enter(user, screen.getByLabelText('Link'), 'https://mfa.go.ke/hours');
  await user.click(screen.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(/is on the site/);
  expect(seen[0]?.body).toMatchObject({ type: 'link', link: 'https://mfa.go.ke/hours' });
  expect(deletions).toHaveLength(0);
});
