import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, readDrafts, saveDraft } from '../../../src/features/editor/autosave/drafts';
import { readItem, writeItem } from '../../../src/lib/browser/storage';
import { newsRow, session } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';
import { open, stubStaffServer, valueIn } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

/** Signs in and stores an autosaved draft of a new article; returns its key. */
function storeDraft(values: Record<string, string>): string {
  const stored = session({ email: 'admin@embassy.example' });
  writeItem('embassy-session', JSON.stringify(stored));
  writeItem('isLoggedIn', 'true');
  const key = draftKey(stored.user.id, 'news:new');
  saveDraft(key, { form: 'earlier', at: Date.now(), version: null, values });
  return key;
}

const offer = () => screen.findByRole('region', { name: 'Text that was not saved' });

describe('autosaved draft of a new article', () => {
  it('is offered for restoring and fills the form', async () => {
    const key = storeDraft({ titleEn: 'Half a title', contentEn: 'Half a text' });
    const { user } = await renderApp('/admin/news/new');
    expect(await offer()).toHaveTextContent('Half a title');
    expect(await offer()).toHaveTextContent('pictures or files, choose them again');
    await user.click(within(await offer()).getByRole('button', { name: 'Bring it back' }));
    expect(valueIn('Title in English')).toBe('Half a title');
    await waitFor(() => expect(valueIn('Text in English')).toBe('Half a text'));
    expect(screen.getByLabelText('Title in English')).toHaveFocus();
    expect(readDrafts(key).some(({ form }) => form === 'earlier')).toBe(false);
  });

  it('is deleted when the offer is declined', async () => {
    const key = storeDraft({ titleEn: 'Half a title' });
    const { user } = await renderApp('/admin/news/new');
    await user.click(within(await offer()).getByRole('button', { name: 'Throw it away' }));
    expect(screen.queryByText('Text that was not saved')).toBeNull();
    expect(screen.getByLabelText('Title in English')).toHaveFocus();
    expect(readItem(key)).toBeNull();
  });

  it('is announced as lost on closing where the browser cannot store it', async () => {
    const { user } = await open('/admin/news/new');
    await screen.findByText('What you type is kept in this browser until you save.');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(screen.getByLabelText('Title in English'), 'Tea');
    fireEvent(window, new Event('pagehide'));
    await screen.findByText(/is kept only until this page is closed/);
    expect(valueIn('Title in English')).toBe('Tea');
  });

  it.each(['not JSON', '{}', '[{"form":1}]', '[null]'])(
    'is ignored when the stored value is %s',
    (text) => {
      writeItem('key', text);
      expect(readDrafts('key')).toEqual([]);
    },
  );
});

describe('slug field of a published article', () => {
  it('is locked until staff confirm that changing it breaks links', async () => {
    const article = newsRow();
    table('get', 'news', rows([article]));
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await screen.findByDisplayValue(article.title);
    const field = screen.getByLabelText(/^Address of the page/);
    expect(field).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Change the address' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(`/news/${article.slug}`);
    await user.click(within(dialog).getByRole('button', { name: 'Change the address' }));
    expect(field).not.toHaveAttribute('readonly');
  });
});

describe('video preview in the editor', () => {
  it('contacts YouTube only after a click', async () => {
    const article = newsRow({ youtube_url: 'https://youtu.be/dQw4w9WgXcQ' });
    table('get', 'news', rows([article]));
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await screen.findByDisplayValue(article.title);
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play the video here' }));
    expect(screen.getByTitle('Preview of the YouTube video')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });
});
