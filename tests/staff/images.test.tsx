import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import { compress, imageFile } from '../support/screens/imageFields';
import { databaseError, noNetwork, rows, table } from '../support/screens/msw';
import { fileServer } from '../support/store/fileServer';
import {
  acceptsSignIn,
  enter,
  findAlert,
  interceptStaffArea,
  openStored,
  signInWith,
  unfold,
  valueIn,
} from './staffPage';

/**
 * Messages for failed uploads; the form keeps all input (requirements 8), and cannot be saved while an image is
 * compressed, or the image would be lost.
 */

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../src/staff/files/compress/worker/client'));
vi.mock('../../src/staff/files/compress/worker/client', async () => ({
  compress: (await import('../support/screens/imageFields')).compress,
}));

interceptStaffArea();
beforeEach(() => {
  // Disables the retries of the Blob SDK.
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const save = (name = 'Save draft') => screen.getByRole('button', { name });

/** Opens a draft in its form and selects a featured image. */
async function openDraftWithImage() {
  const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
  const { user, seen } = await openStored('news', draft);
  await enter(user, screen.getByLabelText('Title in English'), ' today');
  await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
  await unfold(user, 'Images');
  await enter(user, await screen.findByLabelText('What the image shows, in English'), 'Cups');
  return { user, seen };
}

/** Makes a fault handler that affects the first request alone. */
const once = (fault: () => Response) => (_: Request, count: number) =>
  count === 1 ? fault() : undefined;

it('image upload that fails shows advice when it is interrupted, and succeeds on the next save', async () => {
  const { stored } = fileServer({ put: once(noNetwork) });
  const { user, seen } = await openDraftWithImage();
  await user.click(save());
  const alert = await findAlert();
  expect(alert).toHaveTextContent('Failed to upload featured image');
  expect(alert).toHaveTextContent('The connection broke off');
  expect([seen.length, stored.size]).toEqual([0, 0]);
  expect(valueIn('Title in English')).toBe('Tea tasting today');
  expect(valueIn(/What the image shows, in English/)).toBe('Cups');
  await user.click(save());
  await screen.findByText(/is saved/);
  expect(seen[0]?.body).toMatchObject({ featured_image_url: [...stored][0] });
});

it('an uploaded image is deleted when its article cannot be saved, and sent again with the next save', async () => {
  const { stored, seen } = fileServer();
  const { user } = await openDraftWithImage();
  table('patch', 'news', databaseError(400, '23514'), rows([newsRow({ status: 'draft' })]));
  await user.click(save());
  const alert = await findAlert();
  expect(alert).toHaveTextContent('An error occurred while updating the news article');
  expect(alert).toHaveTextContent('refused one of the values');
  expect([stored.size, seen.removed.length]).toEqual([0, 1]);
  await user.click(save());
  await screen.findByText(/is saved/);
  expect(stored.size).toBe(1);
});

it('an article whose row is refused until a sign-in keeps its uploaded image, and sends it once', async () => {
  acceptsSignIn();
  const { stored, seen } = fileServer();
  const { user } = await openDraftWithImage();
  table('patch', 'news', databaseError(401, 'PGRST301'), rows([newsRow({ status: 'draft' })]));
  await user.click(save());
  await screen.findByRole('dialog');
  await signInWith(user, null, 'a demo password', 'Sign in and go on');
  await screen.findByText(/is saved/);
  expect([stored.size, seen.puts, seen.removed]).toEqual([1, 1, []]);
});

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
    const compression = delayCompression();
    const { user, seen } = await openStored('news', draft);
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
  const compression = delayCompression();
  const { user, seen } = await openStored('notices', notice);
  await user.upload(await screen.findByLabelText('Replace'), imageFile('new.jpg'));
  await user.click(await waitingButton());
  compression.ready();
  await user.click(await saveButton());
  await screen.findByText(/is on the site/);
  expect(seen.map(({ body }) => body)).toEqual([
    expect.objectContaining({ file_url: [...stored][0] }),
  ]);
});
