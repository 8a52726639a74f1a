import { fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import { withQueryClient } from '../../src/lib/http/withQueryClient';
import {
  localKey,
  readLocalCopies,
  storeLocalCopy,
} from '../../src/staff/workingCopies/browserCopies';
import { markAsNew, newItem, useOpenedItem } from '../../src/staff/workingCopies/openCopies';
import { answer, databaseError, noNetwork, rows } from '../support/screens/msw';
import { advanceTime, stopIntervals, waitOnStoppedClock } from '../support/screens/stoppedClock';
import { enter, interceptStaffArea, OWN_ID, open, restoreSession, valueIn } from './staffPage';

interceptStaffArea();
stopIntervals();

const NEW = '/admin/news/new';
const TITLE = 'Title in English';
const COPIES = '/rest/v1/working_copies';
/** Waits for what the page says four seconds after a change, which is the latest time at which a copy is sent. */
async function soon(text: RegExp): Promise<void> {
  await advanceTime(4000);
  await waitOnStoppedClock(() => screen.getByText(text));
}

describe('working copy that cannot be sent', () => {
  it('stays in the browser without a connection, and is sent when that returns', async () => {
    const { user } = await open(NEW);
    const posts = answer('post', COPIES, noNetwork());
    await enter(user, screen.getByLabelText(TITLE), 'Offline');
    await soon(/^No connection: what you type is kept on this device/);
    expect(posts.length).toBeGreaterThan(0);
    answer('post', COPIES, rows([{ saved_at: '2026-11-22T07:31:00+00:00', revision: 1 }]));
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Kept at 10:31$/, { selector: ':not([role])' })).toBeVisible();
  });

  it('stays in the browser when the session has ended, without a dialog', async () => {
    const { user } = await open(NEW);
    answer('post', COPIES, databaseError(401, 'PGRST301'));
    await enter(user, screen.getByLabelText(TITLE), 'Late');
    await soon(/^Not sent: your session has ended/);
    await enter(user, screen.getByLabelText(TITLE), 'r');
    expect(valueIn(TITLE)).toBe('Later');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read by a form that opens at the moment in which the last one closes', async () => {
    restoreSession();
    const itemId = crypto.randomUUID();
    markAsNew(itemId);
    const wrapper = withQueryClient(({ children }: { children: ReactNode }) => children);
    const openForm = () =>
      renderHook(() => useOpenedItem('news', itemId, { isStored: false }).query.data, { wrapper });
    const last = openForm();
    expect(last.result.current).toBe(newItem);
    last.unmount();
    const content = { values: { title_en: 'Kept here' }, files: {} };
    storeLocalCopy(localKey(OWN_ID, itemId), {
      itemType: 'news',
      itemId,
      title: 'Kept here',
      content,
      baseRevision: null,
      form: 'last',
      at: Date.now(),
      revision: 0,
      sent: false,
    });
    const next = openForm();
    await waitOnStoppedClock(() =>
      expect(next.result.current?.copies.mine?.content).toEqual(content),
    );
  });

  it('is announced as lost on closing where the browser cannot store it either', async () => {
    const { user } = await open(NEW);
    answer('post', COPIES, noNetwork());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await enter(user, screen.getByLabelText(TITLE), 'Tea');
    fireEvent(window, new Event('pagehide'));
    await screen.findByText(/is kept only until this page is closed/);
    expect(valueIn(TITLE)).toBe('Tea');
  });

  it.each(['not JSON', '{}', '[{"form":1}]', '[null]', '[{"form":"a","at":1,"itemId":"b"}]'])(
    'is ignored where the browser has stored %s',
    (text) => {
      const key = localKey('user', 'item');
      writeItem(key, text);
      expect(readLocalCopies(key)).toEqual([]);
      expect(readItem(key)).toBe(text);
    },
  );
});
