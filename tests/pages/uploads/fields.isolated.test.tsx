import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageError } from '../../../src/features/files/compress/types';
import { AdditionalImagesField } from '../../../src/features/files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../../src/features/files/fields/FeaturedImageField';
import type { ImageValue } from '../../../src/features/files/upload/values';
import { STORE } from '../../support/fileServer';
import { compress, fileInput, imageFile, renderField } from '../../support/imageFields';
import { violations } from '../../support/page';

vi.mock('../../../src/features/files/compress/worker/client', async () => ({
  compress: (await import('../../support/imageFields')).compress,
  preview: vi.fn(),
}));

beforeEach(() => {
  compress.mockClear();
});

const additional = (value: ImageValue[] = [], props = {}) =>
  renderField<ImageValue[]>(AdditionalImagesField, value, props);
const stored = (count: number): ImageValue[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `stored-${index}`,
    url: `${STORE}/news/${index + 1}.jpg`,
    alt: '',
    caption: '',
  }));
const names = (value: ImageValue[] | undefined) =>
  value?.map(({ file, url = '' }) => file?.name ?? url.slice(url.lastIndexOf('/') + 1));

describe('the featured image', () => {
  it('is compressed as it is chosen, and carries the text that is written for it', async () => {
    const { user, last, container } = await renderField<ImageValue | null>(
      FeaturedImageField,
      null,
    );
    await user.upload(fileInput(), imageFile('photo.jpg'));
    await user.type(await screen.findByLabelText(/What the picture shows/), 'The ambassador');
    expect(compress).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'photo.jpg' }),
      { maxBytes: 0.5 * 1024 * 1024 },
      expect.anything(),
    );
    expect(last()).toMatchObject({ alt: 'The ambassador', file: { name: 'photo.jpg' } });
    expect(await violations(container)).toEqual([]);
  });

  it('keeps its texts when it is replaced, and goes when it is removed', async () => {
    const [first] = stored(1);
    const { user, last } = await renderField<ImageValue | null>(FeaturedImageField, {
      ...(first as ImageValue),
      alt: 'Tea',
    });
    await user.upload(screen.getByLabelText('Replace'), imageFile('new.jpg'));
    await waitFor(() => expect(last()?.file?.name).toBe('new.jpg'));
    expect(last()).toMatchObject({ id: 'stored-0', alt: 'Tea' });
    expect(last()?.url).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(last()).toBeNull();
    await waitFor(() => expect(fileInput()).toHaveFocus());
  });
});

describe('what cannot be a picture', () => {
  it.each([
    ['notImage', 'File "notes.jpg" is not an image'],
    ['empty', /^File “notes.jpg” is empty/],
    ['heic', /HEIC picture from an iPhone/],
    ['tooManyPixels', /more than 50 megapixels/],
    ['damaged', /damaged or incomplete/],
    ['svg', /vector drawing/],
    ['stillTooLarge', /cannot be made small enough/],
    ['failed', /could not be prepared/],
  ] as const)('is named: %s', async (problem, words) => {
    compress.mockRejectedValueOnce(new ImageError(problem));
    const { user, values } = await additional();
    await user.upload(fileInput(), imageFile('notes.jpg'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(values).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('does not keep the others from being taken', async () => {
    compress.mockRejectedValueOnce(new ImageError('notImage'));
    const { user, last } = await additional();
    await user.upload(fileInput(), [
      imageFile('a.jpg', 1),
      imageFile('b.jpg', 2),
      imageFile('c.jpg', 3),
    ]);
    await waitFor(() => expect(names(last())).toEqual(['b.jpg', 'c.jpg']));
    expect(screen.getByText('File "a.jpg" is not an image')).toBeVisible();
  });

  it('an animated picture is taken with a remark', async () => {
    compress.mockResolvedValueOnce({
      file: imageFile('flag.jpg'),
      width: 2,
      height: 2,
      firstFrameOnly: true,
      fingerprint: 'f',
    });
    const { user, last } = await additional();
    await user.upload(fileInput(), imageFile('flag.gif'));
    expect(await screen.findByText(/“flag.gif” is animated/)).toBeVisible();
    expect(names(last())).toEqual(['flag.jpg']);
  });

  it('can be called off while it is being prepared', async () => {
    compress.mockImplementationOnce(() => new Promise(() => undefined));
    const { user, values } = await additional();
    await user.upload(fileInput(), imageFile('slow.jpg'));
    await user.click(screen.getByRole('button', { name: 'Cancel “slow.jpg”' }));
    expect(screen.queryByText(/slow.jpg/)).toBeNull();
    expect(compress.mock.lastCall?.[2]?.aborted).toBe(true);
    expect(values).toHaveLength(1);
  });
});

describe('the list of additional images', () => {
  it('takes seven and says so of the eighth', async () => {
    const { user, last } = await additional(stored(5));
    await user.upload(fileInput(), [
      imageFile('6.jpg', 6),
      imageFile('7.jpg', 7),
      imageFile('8.jpg', 8),
    ]);
    expect(await screen.findByText('Maximum 7 images allowed')).toBeVisible();
    await waitFor(() => expect(last()).toHaveLength(7));
    expect(names(last())?.slice(5)).toEqual(['6.jpg', '7.jpg']);
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
    expect(screen.queryByText('Maximum 7 images allowed')).toBeNull();
    expect(screen.getByText('6 of 7')).toBeVisible();
  });

  it('does not take the same file twice, under another name neither', async () => {
    const { user, last } = await additional();
    await user.upload(fileInput(), imageFile('a.jpg', 5));
    await waitFor(() => expect(last()).toHaveLength(1));
    await user.upload(fileInput(), imageFile('copy of a.jpg', 5));
    expect(await screen.findByText('“copy of a.jpg” is already in the list.')).toBeVisible();
    expect(last()).toHaveLength(1);
  });

  it('changes its order with buttons and says so', async () => {
    const { user, last, container } = await additional(stored(3));
    expect(screen.getByRole('button', { name: 'Picture 1: Move up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Picture 3: Move down' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Picture 1: Move down' }));
    expect(names(last())).toEqual(['2.jpg', '1.jpg', '3.jpg']);
    expect(screen.getByText('Picture 1 is now number 2 of 3.')).toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('shows how the sending goes, and lets it be stopped and tried again', async () => {
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
    const { user } = await additional(stored(3), { sending, onRetry });
    const [, second, third] = screen.getAllByRole('listitem') as HTMLElement[];
    expect(within(second as HTMLElement).getByText('Sending: 42%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(third).toHaveTextContent('Not sent. File storage does not answer.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('stands still while the form is being saved', async () => {
    await additional(stored(2), { disabled: true });
    expect(fileInput()).toBeDisabled();
    for (const button of screen.getAllByRole('button', { name: /Remove|Move|Crop|library/ })) {
      expect(button).toBeDisabled();
    }
  });

  it('speaks Russian', async () => {
    compress.mockRejectedValueOnce(new ImageError('notImage'));
    const { user } = await renderField<ImageValue[]>(AdditionalImagesField, [], {}, 'ru');
    await user.upload(fileInput(/Выбрать изображения$/), imageFile('письмо.jpg'));
    expect(await screen.findByText('Файл «письмо.jpg» не является изображением')).toBeVisible();
  });
});
