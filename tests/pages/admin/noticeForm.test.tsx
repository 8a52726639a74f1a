import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/builders';
import { answer, interceptNetwork, noNetwork, rows, table } from '../../support/msw';
import { alerted, open, server, valueIn } from './desk';

interceptNetwork();
beforeEach(server);

const NEW = '/admin/notices/new';
const publish = () => screen.getByRole('button', { name: 'Publish notice' });

describe('a new notice', () => {
  it('is saved with its link and can be seen on the site', async () => {
    const seen = table('post', 'notices', rows([noticeRow({ title: 'New hours' })]));
    const { user } = await open(NEW);
    await user.type(screen.getByLabelText('Title'), 'New hours');
    await user.type(screen.getByLabelText('Link'), ' https://mfa.go.ke/hours ');
    await user.click(publish());
    expect(await screen.findByText('The notice “New hours” is on the site.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/');
    expect(seen[0]?.body).toEqual({
      id: expect.any(String),
      title: 'New hours',
      description: '',
      type: 'link',
      link: 'https://mfa.go.ke/hours',
    });
  });

  it('asks for a link or a file by its type, and keeps what was typed for the other', async () => {
    const { user } = await open(NEW);
    await user.type(screen.getByLabelText('Link'), 'https://mfa.go.ke/forms');
    await user.selectOptions(screen.getByLabelText('Type'), 'document');
    expect(screen.queryByLabelText('Link')).toBeNull();
    expect(screen.getByLabelText('Choose a document')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Type'), 'link');
    expect(valueIn('Link')).toBe('https://mfa.go.ke/forms');
  });

  it.each([
    ['nothing', '', 'Enter the link.'],
    ['a script', 'javascript:alert(1)', 'must begin with https://'],
    ['no scheme', 'mfa.go.ke/hours', 'must begin with https://'],
    ['spaces', 'https://mfa.go.ke/new hours', 'Remove the spaces'],
    ['no host', 'https://', 'not a complete web address'],
  ])('points out a link with %s and keeps it', async (_, link, message) => {
    const seen = table('post', 'notices', rows([noticeRow()]));
    const { user } = await open(NEW);
    await user.type(screen.getByLabelText('Title'), 'New hours');
    fireEvent.change(screen.getByLabelText('Link'), { target: { value: link } });
    await user.click(publish());
    const summary = await alerted();
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveTextContent(message);
    expect(valueIn('Link')).toBe(link);
    expect(seen).toHaveLength(0);
  });

  it('points out several mistakes at once, in the order of the form', async () => {
    const { user } = await open(NEW);
    fireEvent.change(screen.getByLabelText(/^Description/), {
      target: { value: 'я'.repeat(2001) },
    });
    await user.selectOptions(screen.getByLabelText('Type'), 'image');
    await user.click(publish());
    const links = within(await alerted()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter a title.',
      'The description is longer than 2000 characters. Shorten it.',
      'Choose the picture.',
    ]);
  });

  it('forgets what was wrong with the link once another type is chosen', async () => {
    const { user } = await open(NEW);
    await user.click(publish());
    expect(await alerted()).toHaveTextContent('Enter the link.');
    await user.selectOptions(screen.getByLabelText('Type'), 'document');
    expect(await alerted()).not.toHaveTextContent('Enter the link.');
    await user.click(publish());
    expect(await alerted()).toHaveTextContent('Choose the document.');
  });

  it('keeps the text when the server is down', async () => {
    table('post', 'notices', noNetwork, rows([noticeRow()]));
    const { user } = await open(NEW);
    await user.type(screen.getByLabelText('Title'), 'New hours');
    await user.type(screen.getByLabelText('Link'), 'https://mfa.go.ke/hours');
    await user.click(publish());
    expect(await alerted()).toHaveTextContent('An error occurred while creating the notice');
    expect(valueIn('Title')).toBe('New hours');
    await user.click(publish());
    expect(await screen.findByText(/is on the site/)).toBeVisible();
  });
});

describe('a notice to edit', () => {
  it('loses its file when it becomes a link', async () => {
    const notice = noticeRow({
      type: 'image',
      link: null,
      file_url: '/scenes/tea-hills.svg',
    });
    table('get', 'notices', rows([notice]));
    const seen = table('patch', 'notices', rows([noticeRow()]));
    const { user } = await open(`/admin/notices/edit/${notice.id}`);
    await screen.findByDisplayValue(notice.title);
    await user.selectOptions(screen.getByLabelText('Type'), 'link');
    await user.type(screen.getByLabelText('Link'), 'https://mfa.go.ke/hours');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ type: 'link', link: 'https://mfa.go.ke/hours' });
  });

  it('is saved although its old file could not be deleted, which is told', async () => {
    const file = 'https://abc.public.blob.vercel-storage.com/notices/old.pdf';
    const notice = noticeRow({ type: 'document', link: null, file_url: file });
    table('get', 'notices', rows([notice]));
    table('patch', 'notices', rows([noticeRow()]));
    const deletions = answer('delete', '/api/blob-delete', () =>
      Response.json({ success: false }, { status: 503 }),
    );
    const { user } = await open(`/admin/notices/edit/${notice.id}`);
    await screen.findByDisplayValue(notice.title);
    await user.selectOptions(screen.getByLabelText('Type'), 'link');
    await user.type(screen.getByLabelText('Link'), 'https://mfa.go.ke/hours');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/1 file that is no longer used/)).toBeVisible();
    expect(deletions[0]?.url.searchParams.get('url')).toBe(file);
  });

  it('shows the way back when it is unknown', async () => {
    const { id } = noticeRow();
    table('get', 'notices', rows([]));
    await open(`/admin/notices/edit/${id}`);
    expect(await screen.findByText(/There is no such item/)).toBeVisible();
  });
});
