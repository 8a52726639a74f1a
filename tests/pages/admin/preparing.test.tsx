import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../../support/screens/builders';
import { compress, imageFile } from '../../support/screens/imageFields';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { fileServer } from '../../support/store/fileServer';
import { open, stubStaffServer, unfold } from './desk';

/** A form cannot be saved while an image is being compressed, or the image would be lost. */

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/worker/client'));
vi.mock('../../../src/staff/files/compress/worker/client', async () => ({
  compress: (await import('../../support/screens/imageFields')).compress,
  preview: vi.fn(),
}));

interceptNetwork();
beforeEach(() => stubStaffServer());

/** Delays the next compression until the test resolves or rejects it. */
function delayCompression() {
  let ready = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    ready = resolve;
    fail = () => reject(new Error('not readable'));
  });
  const compressAtOnce = compress.getMockImplementation();
  compress.mockImplementationOnce(async (...args) => {
    await promise;
    if (!compressAtOnce) throw new Error('imageFields.tsx prepares nothing');
    return compressAtOnce(...args);
  });
  return { ready, fail };
}

const waitingButton = () => screen.findByRole('button', { name: 'Preparing images…' });
const saveButton = () => screen.findByRole('button', { name: /^(?:Save draft|Publish changes)$/ });

describe('article whose image is being compressed', () => {
  async function openDraftWithSlowImage() {
    const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
    table('get', 'news', rows([draft]));
    const seen = table('patch', 'news', rows([draft]));
    const compression = delayCompression();
    const { user } = await open(`/admin/news/edit/${draft.id}`);
    await screen.findByDisplayValue('Tea tasting');
    await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
    return { user, seen, compression };
  }

  it('is not saved by the button or Enter until the image is ready', async () => {
    const { stored } = fileServer();
    const { user, seen, compression } = await openDraftWithSlowImage();
    const button = await waitingButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    fireEvent.submit(screen.getByLabelText('Title in English'));
    compression.ready();
    await user.click(await saveButton());
    await screen.findByText(/is saved/);
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({ featured_image_url: [...stored][0] }),
    ]);
  });

  it('can be saved once the compression is cancelled or fails', async () => {
    fileServer();
    const { user, compression } = await openDraftWithSlowImage();
    await waitingButton();
    await unfold(user, 'Images');
    await user.click(screen.getByRole('button', { name: 'Cancel “tea.jpg”' }));
    await saveButton();
    compression.ready();
    const second = delayCompression();
    await user.upload(screen.getByLabelText('Choose an image'), imageFile('broken.jpg'));
    await waitingButton();
    second.fail();
    await saveButton();
  });
});

it('a notice is not saved with its old image while the new one is being compressed', async () => {
  const { stored } = fileServer();
  const notice = noticeRow({
    type: 'image',
    link: null,
    file_url: 'https://localfiles.public.blob.vercel-storage.com/notices/old.jpg',
  });
  table('get', 'notices', rows([notice]));
  const seen = table('patch', 'notices', rows([notice]));
  const compression = delayCompression();
  const { user } = await open(`/admin/notices/edit/${notice.id}`);
  await user.upload(await screen.findByLabelText('Replace'), imageFile('new.jpg'));
  await user.click(await waitingButton());
  compression.ready();
  await user.click(await saveButton());
  await screen.findByText(/is on the site/);
  expect(seen.map(({ body }) => body)).toEqual([
    expect.objectContaining({ file_url: [...stored][0] }),
  ]);
});
