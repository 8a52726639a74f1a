import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOfUrl } from '../../../src/lib/urls/media';
import { AdditionalImagesField, FeaturedImageField } from '../../../src/staff/files/ArticleImages';
import { ImageError } from '../../../src/staff/files/compress/image';
import { FileField } from '../../../src/staff/files/FileInput';
import { storedImage } from '../../../src/staff/kinds/news/images';
import type { ImageValue } from '../../../src/staff/kinds/news/schema';
import { signedIn } from '../../support/auth/staff';
import { violations } from '../../support/html/page';
import { compress, fileInput, imageFile, renderField } from '../../support/screens/imageFields';
import { answer, interceptNetwork, noNetwork } from '../../support/screens/msw';
import { fileServer, STORE, storedUrl, storeError } from '../../support/store/fileServer';

/** A file from its choice to its URL in the form (requirements 5, 8, 9). */

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/compress'));
vi.mock('../../../src/staff/files/compress/compress', async () => ({
  compress: (await import('../../support/screens/imageFields')).compress,
}));

interceptNetwork();
beforeEach(() => {
  compress.mockClear();
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  signedIn();
});

const renderFeatured = (value: ImageValue | null = null) =>
  renderField<ImageValue | null>(FeaturedImageField, value);
const renderAdditional = (value: ImageValue[] = [], props = {}) =>
  renderField<ImageValue[]>(AdditionalImagesField, value, props);
const stored = (count: number): ImageValue[] =>
  Array.from({ length: count }, (_, index) => storedImage(`${STORE}/news/${index + 1}.jpg`));
const fileNames = (value: ImageValue[] | undefined) => value?.map(({ url }) => nameOfUrl(url));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a chosen image', () => {
  it('is compressed, uploaded, and from then on a URL, to which its texts belong', async () => {
    const { seen } = fileServer();
    const { user, last, container } = await renderFeatured();
    expect(fileInput().accept).toMatch(/^image\//);
    await user.upload(fileInput(), imageFile('photo.jpg'));
    const description = await screen.findByLabelText(/^What the image shows, in English/);
    await user.type(description, 'The{Enter}ambassador');
    expect(compress).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'photo.jpg' }),
      { maxBytes: 0.5 * 1024 * 1024 },
      expect.anything(),
    );
    expect(last()).toMatchObject({
      url: storedUrl('news/photo.jpg'),
      texts: { en: { alt: 'The ambassador', caption: '' }, ru: { alt: '', caption: '' } },
    });
    expect(seen.puts).toBe(1);
    expect(await violations(container)).toEqual([]);
  });

  it('keeps the texts of the one that it replaces, which can be put back', async () => {
    const { seen } = fileServer();
    const [first] = stored(1) as [ImageValue];
    const tea = { en: { alt: 'Tea', caption: '' }, ru: { alt: 'Чай', caption: 'Керичо' } };
    const value = { ...first, texts: tea };
    const { user, last } = await renderFeatured(value);
    await user.upload(screen.getByLabelText('Replace'), imageFile('new.jpg'));
    await waitFor(() => expect(last()?.url).toBe(storedUrl('news/new.jpg')));
    expect(last()).toMatchObject({ texts: tea });
    await user.click(button(/^Put it back/));
    expect(last()).toEqual(value);
    await user.click(button('Remove'));
    expect(last()).toBeNull();
    expect(button(/^Put it back/)).toHaveFocus();
    await user.click(button(/^Put it back/));
    expect(last()).toEqual(value);
    // A file leaves the store by the library, or with a discarded text.
    expect(seen.removed).toEqual([]);
  });

  it('that is stored can be cropped to 16:9, and put back', async () => {
    fileServer();
    answer('get', '/media/news/1.jpg', () => new Response('jpeg'));
    const { user, last } = await renderFeatured(stored(1)[0]);
    await user.click(button('Crop to 16:9'));
    await waitFor(() => expect(last()?.url).not.toBe(stored(1)[0]?.url));
    expect(compress.mock.calls[0]?.[1]).toMatchObject({ ratio: 16 / 9 });
    await user.click(button(/^Put it back/));
    expect(last()?.url).toBe(stored(1)[0]?.url);
  });

  it('can be cancelled while it is being sent', async () => {
    let isAborted = false;
    fileServer({
      put: ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
    });
    const { user, values } = await renderAdditional();
    await user.upload(fileInput(), imageFile('slow.jpg'));
    await screen.findByText(/^Sending “slow.jpg”/);
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByText(/slow.jpg/)).toBeNull());
    expect(isAborted).toBe(true);
    expect(values).toHaveLength(1);
  });
});

describe('an upload that fails', () => {
  it('of the featured image says so with advice, until a file is chosen again', async () => {
    fileServer({ put: (_, count) => (count === 1 ? noNetwork() : undefined) });
    const { user, last } = await renderFeatured();
    await user.upload(fileInput(), imageFile('tea.jpg'));
    const message = await screen.findByText(/Failed to upload featured image/);
    expect(message).toHaveTextContent('The server cannot be reached');
    expect(last()).toBeNull();
    await user.upload(fileInput(), imageFile('tea.jpg'));
    await waitFor(() => expect(last()?.url).toBe(storedUrl('news/tea.jpg')));
    expect(screen.queryByText(/Failed to upload/)).toBeNull();
  });

  it('of an additional image names its number, and the others are stored', async () => {
    const fault = storeError(503, 'service_unavailable');
    fileServer({ put: (_, count) => (count === 2 ? fault : undefined) });
    const { user, last } = await renderAdditional(stored(1));
    await user.upload(
      fileInput(),
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => imageFile(name)),
    );
    await waitFor(() => expect(fileNames(last())).toEqual(['1.jpg', 'a.jpg', 'c.jpg']));
    expect(screen.getByText(/^Failed to upload additional image 3/)).toHaveTextContent(
      'File storage does not answer. Try again in a few minutes.',
    );
  });

  it('of a file of a notice has the message for uploads', async () => {
    fileServer({ put: () => storeError(400, 'content_type_not_allowed') });
    const { user } = await renderField(
      (props) => (
        <FileField {...props} label="Document" hint="A form" kind="documents" folder="notices" />
      ),
      '',
    );
    expect(fileInput()).toHaveAccessibleDescription('A form');
    await user.upload(fileInput(), new File(['%PDF-1.7'], 'form.pdf'));
    expect(await screen.findByText(/An error occurred while uploading the file/)).toBeVisible();
    expect(fileInput().files).toHaveLength(0);
  });
});

describe('a file that cannot be used as an image', () => {
  it.each([
    ['notImage', /^File "notes.jpg" is not an image/],
    ['tooManyPixels', /more than 50 megapixels/],
  ] as const)('is reported and not sent: %s', async (problem, message) => {
    const { seen } = fileServer();
    compress.mockRejectedValueOnce(new ImageError(problem));
    const { user, values } = await renderAdditional();
    await user.upload(fileInput(), imageFile('notes.jpg'));
    expect(await screen.findByText(message)).toBeVisible();
    expect([values.length, seen.tokens.length]).toEqual([1, 0]);
  });

  it('does not affect the other chosen files', async () => {
    fileServer();
    compress.mockRejectedValueOnce(new ImageError('notImage'));
    const { user, last } = await renderAdditional();
    await user.upload(
      fileInput(),
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => imageFile(name)),
    );
    await waitFor(() => expect(fileNames(last())).toEqual(['b.jpg', 'c.jpg']));
    expect(screen.getByText(/^File "a.jpg" is not an image/)).toBeVisible();
  });
});

describe('field of additional images', () => {
  it('names the files beyond seven, and puts back a removed image at its place', async () => {
    fileServer();
    const { user, last } = await renderAdditional(stored(5));
    await user.upload(
      fileInput(),
      ['6.jpg', '7.jpg', '8.jpg'].map((name) => imageFile(name)),
    );
    await screen.findByText('Maximum 7 images allowed. “8.jpg” was left out.');
    expect(fileNames(last())?.slice(5)).toEqual(['6.jpg', '7.jpg']);
    expect(screen.queryByRole('button', { name: 'Choose from the library' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    expect(screen.getByText('6 of 7')).toBeVisible();
    expect(button('Choose from the library')).toBeVisible();
    await user.click(button('Put it back: Image 1'));
    expect(fileNames(last())?.[0]).toBe('1.jpg');
  });

  it('changes its order by buttons and announces the new position', async () => {
    const { user, last, container } = await renderAdditional(stored(3));
    await user.click(button('Image 2: Move forward'));
    expect(fileNames(last())).toEqual(['2.jpg', '1.jpg', '3.jpg']);
    expect(screen.getByText('Image 2 is now number 1 of 3.')).toBeInTheDocument();
    await user.click(button('Image 2: Move back'));
    expect(fileNames(last())).toEqual(['2.jpg', '3.jpg', '1.jpg']);
    expect(await violations(container)).toEqual([]);
  });

  it('is disabled while the form is being saved', async () => {
    await renderAdditional(stored(2), { disabled: true });
    expect(fileInput()).toBeDisabled();
    for (const one of screen.getAllByRole('button', { name: /Remove|Move|Crop|library/ })) {
      expect(one).toBeDisabled();
    }
  });
});
