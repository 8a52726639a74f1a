import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { imageFile } from '../../support/screens/imageFields';
import { rows, table } from '../../support/screens/msw';
import { fileServer } from '../../support/store/fileServer';
import { enter, findAlert, open, unfold, valueIn } from './desk';

export const save = (name = 'Save draft') => screen.getByRole('button', { name });

/** Opens a draft in its form and selects a featured image. */
export async function openDraftWithImage() {
  const draft = newsRow({ title: 'Tea tasting', status: 'draft', featured_image_url: null });
  table('get', 'news', rows([draft]));
  const seen = table('patch', 'news', rows([draft]));
  const { user } = await open(`/admin/news/edit/${draft.id}`);
  await screen.findByDisplayValue('Tea tasting');
  await enter(user, screen.getByLabelText('Title in English'), ' today');
  await user.upload(screen.getByLabelText('Choose an image'), imageFile('tea.jpg'));
  await unfold(user, 'Images');
  await enter(user, await screen.findByLabelText('What the image shows, in English'), 'Cups');
  return { user, seen };
}

/** Makes a fault handler that affects the first request alone. */
export const once = (fault: () => Response) => (_: Request, count: number) =>
  count === 1 ? fault() : undefined;

/** A step of an upload, as `fileServer` names it, its fault, and a part of the advice. */
export type UploadFault = readonly ['put' | 'token', () => Response, string];

/** Expects the advice for a failed upload, all input in the form, and that the next save succeeds. */
export async function expectAdviceFor([step, fault, advice]: UploadFault): Promise<void> {
  const { stored } = fileServer({ [step]: once(fault) });
  const { user, seen } = await openDraftWithImage();
  await user.click(save());
  const alert = await findAlert();
  expect(alert).toHaveTextContent('Failed to upload featured image');
  expect(alert).toHaveTextContent(advice);
  expect([seen.length, stored.size]).toEqual([0, 0]);
  expect(valueIn('Title in English')).toBe('Tea tasting today');
  expect(valueIn(/What the image shows, in English/)).toBe('Cups');
  await user.click(save());
  await screen.findByText(/is saved/);
  expect(seen[0]?.body).toMatchObject({ featured_image_url: [...stored][0] });
}
