import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageError } from '../../../src/staff/files/compress/types';
import { AdditionalImagesField } from '../../../src/staff/files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../../src/staff/files/fields/imageFields';
import { type ImageValue, noImageTexts } from '../../../src/staff/kinds/files';
import { violations } from '../../support/html/page';
import { compress, fileInput, imageFile, renderField } from '../../support/screens/imageFields';
import { STORE } from '../../support/store/fileServer';

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/worker/client'));
vi.mock('../../../src/staff/files/compress/worker/client', async () => ({
  compress: (await import('../../support/screens/imageFields')).compress,
}));

beforeEach(() => {
  compress.mockClear();
});

const renderAdditional = (value: ImageValue[] = [], props = {}) =>
  renderField<ImageValue[]>(AdditionalImagesField, value, props);
const stored = (count: number): ImageValue[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `stored-${index}`,
    url: `${STORE}/news/${index + 1}.jpg`,
    texts: noImageTexts(),
  }));
const fileNames = (value: ImageValue[] | undefined) =>
  value?.map(({ file, url = '' }) => file?.name ?? url.slice(url.lastIndexOf('/') + 1));
describe('featured image field', () => {
  it('compresses the selected image and saves its alternative text', async () => {
    const { user, last, container } = await renderField<ImageValue | null>(
      FeaturedImageField,
      null,
    );
    await user.upload(fileInput(), imageFile('photo.jpg'));
    const description = await screen.findByLabelText('What the image shows, in English');
    await user.type(description, 'The{Enter}ambassador');
    expect(compress).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'photo.jpg' }),
      { maxBytes: 0.5 * 1024 * 1024 },
      expect.anything(),
    );
    expect(last()).toMatchObject({
      texts: { en: { alt: 'The ambassador', caption: '' }, ru: { alt: '', caption: '' } },
      file: { name: 'photo.jpg' },
    });
    expect(await violations(container)).toEqual([]);
  });

  it('keeps the texts when the image is replaced, and puts all back that was removed', async () => {
    const [first] = stored(1);
    const tea = { en: { alt: 'Tea', caption: '' }, ru: { alt: 'Чай', caption: 'Керичо' } };
    const { user, last } = await renderField<ImageValue | null>(FeaturedImageField, {
      ...(first as ImageValue),
      texts: tea,
    });
    await user.upload(screen.getByLabelText('Replace'), imageFile('new.jpg'));
    await waitFor(() => expect(last()?.file?.name).toBe('new.jpg'));
    expect(last()).toMatchObject({ id: 'stored-0', texts: tea });
    expect(last()?.url).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(last()).toBeNull();
    const putBack = screen.getByRole('button', { name: /^Put it back/ });
    expect(putBack).toHaveFocus();
    await user.click(putBack);
    expect(last()).toMatchObject({ id: 'stored-0', texts: tea });
  });
});

describe('file that cannot be used as an image', () => {
  it.each([
    ['notImage', 'File "notes.jpg" is not an image'],
    ['tooManyPixels', /more than 50 megapixels/],
  ] as const)('is reported: %s', async (problem, message) => {
    compress.mockRejectedValueOnce(new ImageError(problem));
    const { user, values } = await renderAdditional();
    await user.upload(fileInput(), imageFile('notes.jpg'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(values).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('does not affect the other selected files', async () => {
    compress.mockRejectedValueOnce(new ImageError('notImage'));
    const { user, last } = await renderAdditional();
    await user.upload(fileInput(), [
      imageFile('a.jpg', 1),
      imageFile('b.jpg', 2),
      imageFile('c.jpg', 3),
    ]);
    await waitFor(() => expect(fileNames(last())).toEqual(['b.jpg', 'c.jpg']));
    expect(screen.getByText('File "a.jpg" is not an image')).toBeVisible();
  });

  it.each([
    ['is a GIF', { firstFrameOnly: true, width: 1920 }, /“flag.gif” is a GIF/],
    ['is too small to look sharp', { firstFrameOnly: false, width: 200 }, /less than 800 pixels/],
  ])('is accepted with a remark when it %s', async (_, outcome, remark) => {
    const file = imageFile('flag.jpg');
    compress.mockResolvedValueOnce({ file, height: 120, fingerprint: 'f', ...outcome });
    const { user, last } = await renderAdditional();
    await user.upload(fileInput(), imageFile('flag.gif'));
    expect(await screen.findByText(remark)).toBeVisible();
    expect(fileNames(last())).toEqual(['flag.jpg']);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByText(remark)).toBeNull();
  });

  it('can be cancelled while it is being compressed', async () => {
    compress.mockImplementationOnce(() => new Promise(() => undefined));
    const { user, values } = await renderAdditional();
    await user.upload(fileInput(), imageFile('slow.jpg'));
    await user.click(screen.getByRole('button', { name: 'Cancel “slow.jpg”' }));
    expect(screen.queryByText(/slow.jpg/)).toBeNull();
    expect(compress.mock.lastCall?.[2]?.aborted).toBe(true);
    expect(values).toHaveLength(1);
  });
});

describe('field of additional images', () => {
  it('names the files beyond seven, and gives no place to a double', async () => {
    const { user, last } = await renderAdditional(stored(5));
    await user.upload(fileInput(), [
      imageFile('6.jpg', 6),
      imageFile('copy.jpg', 6),
      imageFile('7.jpg', 7),
      imageFile('8.jpg', 8),
    ]);
    expect(
      await screen.findByText('Maximum 7 images allowed. “8.jpg” was left out.'),
    ).toBeVisible();
    await waitFor(() => expect(last()).toHaveLength(7));
    expect(fileNames(last())?.slice(5)).toEqual(['6.jpg', '7.jpg']);
    expect(screen.getByText('2 images added.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    expect(screen.getByText('6 of 7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put it back: Image 1' }));
    expect(fileNames(last())?.[0]).toBe('1.jpg');
  });

  it('rejects the same file a second time, under another name as well', async () => {
    const { user, last } = await renderAdditional();
    await user.upload(fileInput(), imageFile('a.jpg', 5));
    await waitFor(() => expect(last()).toHaveLength(1));
    await user.upload(fileInput(), imageFile('copy of a.jpg', 5));
    expect(await screen.findByText('“copy of a.jpg” is already in the list.')).toBeVisible();
    expect(last()).toHaveLength(1);
  });

  it('changes its order by buttons and announces the new position', async () => {
    const { user, last, container } = await renderAdditional(stored(3));
    await user.click(screen.getByRole('button', { name: 'Image 2: Move forward' }));
    expect(fileNames(last())).toEqual(['2.jpg', '1.jpg', '3.jpg']);
    expect(screen.getByText('Image 2 is now number 1 of 3.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Image 2: Move back' }));
    expect(fileNames(last())).toEqual(['2.jpg', '3.jpg', '1.jpg']);
    expect(await violations(container)).toEqual([]);
  });

  it('shows the progress of each upload and lets it be cancelled and retried', async () => {
    const cancel = vi.fn();
    const onRetry = vi.fn();
    const sending = {
      cancel,
      states: {
        'stored-0': { phase: 'sent' },
        'stored-1': { phase: 'sending', fraction: 0.42 },
        'stored-2': { phase: 'failed', advice: 'File storage does not answer.' },
      },
    };
    const { user } = await renderAdditional(stored(3), { sending, onRetry });
    const [, second, third] = screen.getAllByRole('listitem') as HTMLElement[];
    expect(within(second as HTMLElement).getByText('Sending: 42%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(third).toHaveTextContent('Not sent. File storage does not answer.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is disabled while the form is being saved', async () => {
    await renderAdditional(stored(2), { disabled: true });
    expect(fileInput()).toBeDisabled();
    for (const button of screen.getAllByRole('button', { name: /Remove|Move|Crop|library/ })) {
      expect(button).toBeDisabled();
    }
  });
});

it('crop dialog reports an image that cannot be opened, and can be closed', async () => {
  // jsdom decodes no images.
  const value: ImageValue = { id: 'one', file: imageFile('tea.jpg'), texts: noImageTexts() };
  const { user, values } = await renderField<ImageValue | null>(FeaturedImageField, value);
  await user.click(screen.getByRole('button', { name: 'Crop for lists' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot open “tea.jpg”');
  const dialog = screen.getByRole('dialog', { name: 'Crop for lists (16:9)' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Crop for lists (16:9)' })).toBeNull();
  expect(values).toHaveLength(1);
});
