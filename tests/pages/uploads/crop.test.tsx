import { screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ImageError } from '../../../src/staff/files/compress/types';
import { preview } from '../../../src/staff/files/compress/worker/client';
import { FeaturedImageField } from '../../../src/staff/files/fields/ImageField';
import { type ImageValue, noImageTexts } from '../../../src/staff/kinds/files';
import { imageFile, renderField } from '../../support/screens/imageFields';

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/worker/client'));
vi.mock('../../../src/staff/files/compress/worker/client', () => ({
  compress: vi.fn(),
  preview: vi.fn(),
}));

describe('crop dialog', () => {
  it('reports an image that cannot be opened, and can be closed', async () => {
    vi.mocked(preview).mockRejectedValueOnce(new ImageError('damaged'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const value: ImageValue = { id: 'one', file: imageFile('tea.jpg'), texts: noImageTexts() };
    const { user, values } = await renderField<ImageValue | null>(FeaturedImageField, value);
    await user.click(screen.getByRole('button', { name: 'Crop to 16:9' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot open “tea.jpg”');
    const dialog = screen.getByRole('dialog', { name: 'Crop to 16:9' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Crop to 16:9' })).toBeNull();
    expect(values).toHaveLength(1);
  });
});
