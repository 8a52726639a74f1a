import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeRow } from '../support/screens/builders';
import { answer, row, rows, table } from '../support/screens/msw';
import { fileServer } from '../support/store/fileServer';
import { findAlert, interceptStaffArea, open, openStored } from './staffPage';

interceptStaffArea();

const STORE = 'https://localfiles.public.blob.vercel-storage.com';
const fileUrl = (name: string) => `${STORE}/notices/${name}.pdf`;
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const publish = () => screen.getByRole('button', { name: 'Publish now' });
const saveChanges = () => screen.getByRole('button', { name: 'Publish changes' });
const group = (name: string) => within(screen.getByRole('group', { name }));

const both = noticeRow({
  title: 'Часы',
  description: 'В пятницу.',
  language: 'ru',
  translated_title: 'Hours',
  translated_description: 'On Friday.',
});

describe('the files of a notice', () => {
  const document = { type: 'document', link: null, file_url: fileUrl('hours-ru') } as const;
  const each = { ...both, ...document, translated_file_url: fileUrl('hours-en') };

  it('are one for both languages unless each has its own', async () => {
    fileServer();
    const seen = table('post', 'notices', rows([both]));
    const { user } = await open('/admin/notices/new');
    type('Title in English', 'Hours');
    await user.selectOptions(screen.getByLabelText('Type'), 'document');
    expect(screen.queryByLabelText('Files of the languages')).toBeNull();
    await user.upload(group('Document').getByLabelText('Choose a document'), pdf('hours.pdf'));
    await screen.findByText('hours.pdf');
    type('Title in Russian', 'Часы');
    await user.selectOptions(screen.getByLabelText('Files of the languages'), 'each');
    await user.click(publish());
    const link = within(await findAlert()).getByRole('link');
    expect(link).toHaveTextContent('Choose the document.');
    expect(link).toHaveAttribute('href', '#notices-document_ru');
    await user.upload(
      group('Document in Russian').getByLabelText('Choose a document'),
      pdf('chasy.pdf'),
    );
    await screen.findByText('chasy.pdf');
    await user.click(publish());
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({
      file_url: expect.stringMatching(/notices\/hours-.*\.pdf$/),
      translated_file_url: expect.stringMatching(/notices\/chasy-.*\.pdf$/),
    });
  });

  it('of the languages stay with their language', async () => {
    const { user, seen } = await openStored('notices', each);
    expect(group('Document in English').getByText('hours-en.pdf')).toBeVisible();
    expect(group('Document in Russian').getByText('hours-ru.pdf')).toBeVisible();
    await user.click(saveChanges());
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({
      language: 'ru',
      file_url: fileUrl('hours-ru'),
      translated_file_url: fileUrl('hours-en'),
    });
  });

  it('become one when the languages share it; the other stays for the versions', async () => {
    const deletions = answer('delete', '/api/blob-delete', row({ success: true }));
    const { user, seen } = await openStored('notices', each);
    await user.selectOptions(screen.getByLabelText('Files of the languages'), 'same');
    await user.click(saveChanges());
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({
      file_url: fileUrl('hours-en'),
      translated_file_url: null,
    });
    expect(deletions).toEqual([]);
  });
});
