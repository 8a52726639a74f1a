import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../../support/builders';
import { fileServer } from '../../support/fileServer';
import { compress, imageFile } from '../../support/imageFields';
import { interceptNetwork, rows, table } from '../../support/msw';
import { open, server } from './desk';

/** A save that came while a picture was being prepared would go without the picture. */

vi.mock('../../../src/features/files/compress/worker/client', async () => ({
  compress: (await import('../../support/imageFields')).compress,
  preview: vi.fn(),
}));

interceptNetwork();
beforeEach(() => server());

/** Delays the next picture until the test resolves or rejects it. */
function slowly() {
  let ready = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    ready = resolve;
    fail = () => reject(new Error('not readable'));
  });
  const atOnce = compress.getMockImplementation();
  compress.mockImplementationOnce(async (...args) => {
    await promise;
    if (!atOnce) throw new Error('imageFields.tsx prepares nothing');
    return atOnce(...args);
  });
  return { ready, fail };
}

const waiting = () => screen.findByRole('button', { name: 'Preparing pictures…' });
const save = () => screen.findByRole('button', { name: /^(?:Save|Publish)/ });

describe('an article whose picture is being prepared', () => {
  async function draftWithSlowPicture() {
    const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
    table('get', 'news', rows([draft]));
    const seen = table('patch', 'news', rows([draft]));
    const picture = slowly();
    const { user } = await open(`/admin/news/edit/${draft.id}`);
    await screen.findByDisplayValue('Tea tasting');
    await user.upload(screen.getByLabelText('Choose a picture'), imageFile('tea.jpg'));
    return { user, seen, picture };
  }

  it('is not saved by its button or by Enter until the picture is ready', async () => {
    const { stored } = fileServer();
    const { user, seen, picture } = await draftWithSlowPicture();
    const button = await waiting();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    fireEvent.submit(screen.getByLabelText('Title'));
    picture.ready();
    await user.click(await save());
    await screen.findByText(/is saved/);
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({ featured_image_url: [...stored][0] }),
    ]);
  });

  it('can be saved once the picture is called off or cannot be prepared', async () => {
    fileServer();
    const { user, picture } = await draftWithSlowPicture();
    await waiting();
    await user.click(screen.getByRole('button', { name: 'Cancel “tea.jpg”' }));
    await save();
    picture.ready();
    const second = slowly();
    await user.upload(screen.getByLabelText('Choose a picture'), imageFile('broken.jpg'));
    await waiting();
    second.fail();
    await save();
  });
});

it('a notice is not saved with its old picture while the new one is being prepared', async () => {
  const { stored } = fileServer();
  const notice = noticeRow({
    type: 'image',
    link: null,
    file_url: 'https://localfiles.public.blob.vercel-storage.com/notices/old.jpg',
  });
  table('get', 'notices', rows([notice]));
  const seen = table('patch', 'notices', rows([notice]));
  const picture = slowly();
  const { user } = await open(`/admin/notices/edit/${notice.id}`);
  await user.upload(await screen.findByLabelText('Replace'), imageFile('new.jpg'));
  await user.click(await waiting());
  picture.ready();
  await user.click(await save());
  await screen.findByText(/is on the site/);
  expect(seen.map(({ body }) => body)).toEqual([
    expect.objectContaining({ file_url: [...stored][0] }),
  ]);
});
