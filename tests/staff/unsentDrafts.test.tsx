import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import { localKey, readUnsent } from '../../src/staff/drafts/inBrowser';
import { answer, noNetwork, rows } from '../support/screens/msw';
import { advanceTime, stopIntervals, waitOnStoppedClock } from '../support/screens/stoppedClock';
import { enter, interceptStaffArea, open } from './staffPage';

interceptStaffArea();
stopIntervals();

const NEW = '/admin/news/new';
const TITLE = 'Title in English';
const DRAFTS = '/rest/v1/drafts';
/** Waits for what the page says four seconds after a change, the latest time to send a copy. */
async function soon(text: RegExp): Promise<void> {
  await advanceTime(4000);
  await waitOnStoppedClock(() => screen.getByText(text));
}

describe('typed text that cannot be sent', () => {
  it('stays in the browser without a connection, and is sent when that returns', async () => {
    const { user } = await open(NEW);
    const posts = answer('post', DRAFTS, noNetwork());
    await enter(user, screen.getByLabelText(TITLE), 'Offline');
    await soon(/only on this device so far/);
    expect(posts.length).toBeGreaterThan(0);
    answer(
      'post',
      DRAFTS,
      rows([{ saved_at: '2026-11-22T07:31:00+00:00', revision: 1, state: 'open' }]),
    );
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Kept at 10:31$/, { selector: ':not([role])' })).toBeVisible();
  });

  it.each(['not JSON', '{}', '[null]', '{"at":1,"itemId":"b","title":"c"}'])(
    'is ignored where the browser has stored %s',
    (text) => {
      const key = localKey('user', 'item');
      writeItem(key, text);
      expect(readUnsent(key)).toBeNull();
      expect(readItem(key)).toBe(text);
    },
  );
});
