import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeaturedImageField } from '../../../src/staff/files/ArticleImages';
import { FileField } from '../../../src/staff/files/FileInput';
import type { ImageValue } from '../../../src/staff/kinds/news/schema';
import { signedIn } from '../../support/auth/staff';
import { violations } from '../../support/html/page';
import { fileInput, imageFile, renderField } from '../../support/screens/imageFields';
import { interceptNetwork, server } from '../../support/screens/msw';
import {
  fileServer,
  functionError,
  ORIGIN,
  STORE,
  storedUrl,
} from '../../support/store/fileServer';

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/compress'));
vi.mock('../../../src/staff/files/compress/compress', () => ({
  compress: vi.fn(),
}));

interceptNetwork();
beforeEach(() => {
  signedIn();
});

const blob = (pathname: string, rest: object = {}) => ({
  url: `${STORE}/${pathname}`,
  pathname,
  size: 184_320,
  uploadedAt: '2026-11-01T10:00:00.000Z',
  isUsed: false,
  ...rest,
});
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => blob(`news/photo-${index + 1}.jpg`));

/** Stubs api/blob-list: filters by prefix, returns pages of `limit` files and a cursor. */
function fileList(blobs: ReturnType<typeof blob>[]) {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get(`${ORIGIN}/api/blob-list`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const from = Number(query.get('cursor') ?? 0);
      const to = from + Number(query.get('limit'));
      const all = blobs.filter(({ pathname }) => pathname.startsWith(query.get('prefix') ?? ''));
      const hasMore = to < all.length;
      const page = { blobs: all.slice(from, to), hasMore, ...(hasMore && { cursor: `${to}` }) };
      return HttpResponse.json({ success: true, ...page });
    }),
  );
  return queries;
}

const openLibrary = async () => {
  const field = await renderField<ImageValue | null>(FeaturedImageField, null);
  await field.user.click(screen.getByRole('button', { name: 'Choose from the library' }));
  return { ...field, dialog: screen.getByRole('dialog') };
};

describe('file library', () => {
  it('shows size and date of each file and what is not used, and selects the clicked one', async () => {
    fileList([blob('news/tea.jpg', { isUsed: true }), blob('news/coast.jpg')]);
    const { user, last, dialog, container } = await openLibrary();
    const tea = await within(dialog).findByRole('button', { name: 'Use tea.jpg' });
    expect(tea).toHaveTextContent('180 kB · 1 November 2026');
    expect(tea).not.toHaveTextContent('Not used');
    expect(tea.querySelector('img')).toHaveAttribute('src', '/media/news/tea.jpg');
    expect(within(dialog).getByRole('button', { name: 'Use coast.jpg' })).toHaveTextContent(
      'Not used',
    );
    expect(await violations(container)).toEqual([]);
    await user.click(tea);
    expect(last()).toMatchObject({ url: `${STORE}/news/tea.jpg` });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists the newest first, and deletes what nothing uses and is older than a week', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    fileList([
      blob('news/used.jpg', { isUsed: true, uploadedAt: ago(20) }),
      blob('news/fresh.jpg', { uploadedAt: ago(6) }),
      blob('news/left.jpg', { uploadedAt: ago(8) }),
    ]);
    const { seen } = fileServer();
    const { user, dialog } = await openLibrary();
    const files = await within(dialog).findAllByRole('button', { name: /^Use / });
    expect(files.map((file) => file.getAttribute('aria-label'))).toEqual([
      'Use fresh.jpg',
      'Use left.jpg',
      'Use used.jpg',
    ]);
    await user.click(
      within(dialog).getByRole('button', { name: 'Delete 1 file older than a week' }),
    );
    const question = screen.getByRole('alertdialog');
    expect(seen.removed).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(seen.removed).toEqual([`${STORE}/news/left.jpg`]));
  });

  it('lists all files, fetched in pages of 100', async () => {
    const queries = fileList(photos(250));
    const { dialog } = await openLibrary();
    expect(await within(dialog).findAllByRole('button', { name: /^Use / })).toHaveLength(250);
    expect(queries.map((query) => query.get('cursor'))).toEqual([null, '100', '200']);
  });

  it('states that there are no files', async () => {
    fileList([]);
    const { dialog } = await openLibrary();
    expect(await within(dialog).findByText('There are no files here yet.')).toBeVisible();
  });

  it('shows an error and retries', async () => {
    server.use(http.get(`${ORIGIN}/api/blob-list`, () => functionError(503, 'store_unavailable')));
    const { user, dialog } = await openLibrary();
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent(/^An error occurred while listing files.*File storage is/);
    fileList(photos(1));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByRole('button', { name: 'Use photo-1.jpg' });
  });
});

describe('document field of a notice', () => {
  const open = () =>
    renderField(
      (props) => (
        <FileField {...props} label="Document" hint="" kind="documents" folder="notices" />
      ),
      '',
    );

  it('stores a PDF', async () => {
    fileServer();
    const { user, last, container } = await open();
    await user.upload(fileInput(), new File(['%PDF-1.7'], 'form 19A.pdf'));
    await screen.findByText('form-19a.pdf');
    expect(last()).toBe(storedUrl('notices/form-19a.pdf'));
    expect(await violations(container)).toEqual([]);
  });

  it('rejects a file whose content does not match its extension', async () => {
    const { user, values } = await open();
    await user.upload(fileInput(), imageFile('form.pdf'));
    await screen.findByText(/“form.pdf” cannot be used here, because it is not a PDF/);
    expect(values).toEqual(['']);
  });

  it('selects a document from the library', async () => {
    fileList([blob('notices/closed.jpg'), blob('notices/form.pdf')]);
    const { user, last } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('button', { name: 'Use form.pdf' }));
    await waitFor(() => expect(last()).toBe(`${STORE}/notices/form.pdf`));
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/media/notices/form.pdf',
    );
  });
});
