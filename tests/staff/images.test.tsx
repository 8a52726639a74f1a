import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { compress, imageFile } from '../support/screens/imageFields';
import { databaseError, rows, table } from '../support/screens/msw';
import { fileServer, functionError } from '../support/store/fileServer';
import {
  acceptsSignIn,
  enter,
  findAlert,
  interceptStaffArea,
  openStored,
  signInWith,
  valueIn,
} from './staffPage';

/** Files in a form: a save stores their URLs, deletes no file, and waits for running uploads. */

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../src/staff/files/compress/compress'));
vi.mock('../../src/staff/files/compress/compress', async () => ({
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

/** Opens a draft in its form and chooses a featured image. */
async function openDraftWithImage() {
  const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
  const { user } = await openStored('news', draft);
  await enter(user, screen.getByLabelText('Title in English'), ' today');
  await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
  await enter(user, await screen.findByLabelText(/^What the image shows, in English/), 'Cups');
  return { user };
}

it('a save that fails leaves the image in the form and in the store, and the next one saves it', async () => {
  const { stored, seen: files } = fileServer();
  const { user } = await openDraftWithImage();
  table('patch', 'news', databaseError(400, '23514'));
  await user.click(await saveButton());
  const alert = await findAlert();
  expect(alert).toHaveTextContent('An error occurred while updating the news article');
  expect(alert).toHaveTextContent('refused one of the values');
  expect([files.puts, files.removed]).toEqual([1, []]);
  expect(valueIn('Title in English')).toBe('Tea tasting today');
  expect(valueIn(/What the image shows, in English/)).toBe('Cups');
  const again = table('patch', 'news', rows([newsRow({ status: 'draft' })]));
  await user.click(await saveButton());
  await screen.findByText(/is saved/);
  expect([files.puts, files.removed]).toEqual([1, []]);
  expect(again[0]?.body).toMatchObject({ featured_image_url: [...stored][0] });
});

it('an image that is chosen after the session has ended is stored after a sign-in', async () => {
  acceptsSignIn();
  const { stored } = fileServer({
    token: (_, count) => (count === 1 ? functionError(401, 'not_signed_in') : undefined),
  });
  const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
  const { user } = await openStored('news', draft);
  await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
  await screen.findByRole('dialog');
  await signInWith(user, null, 'a demo password', 'Sign in and go on');
  await screen.findByLabelText(/^What the image shows, in English/);
  expect(stored.size).toBe(1);
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
    await Promise.race([
      promise,
      new Promise((_, reject) => args[2].addEventListener('abort', reject)),
    ]);
    if (!compressAtOnce) throw new Error('imageFields.tsx prepares nothing');
    return compressAtOnce(...args);
  });
  return { ready, fail };
}

const waitingButton = () => screen.findByRole('button', { name: 'Sending the file…' });
const saveButton = () => screen.findByRole('button', { name: /^(?:Save draft|Publish changes)$/ });

describe('article whose image is on its way', () => {
  async function openDraftWithSlowImage() {
    const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
    const compression = delayCompression();
    const { user, seen } = await openStored('news', draft);
    await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
    return { user, seen, compression };
  }

  it('is not saved by the button or Enter until the image is stored', async () => {
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

  it('can be saved once the upload is cancelled or fails', async () => {
    fileServer();
    const { user, compression } = await openDraftWithSlowImage();
    await waitingButton();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await saveButton();
    compression.ready();
    const second = delayCompression();
    await user.upload(screen.getByLabelText('Choose an image'), imageFile('broken.jpg'));
    await waitingButton();
    second.fail();
    await saveButton();
  });
});
