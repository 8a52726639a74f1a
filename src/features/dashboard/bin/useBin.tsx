import { useRef, useState } from 'react';
import { type BinItem, restore } from '../../../services/history/bin';
import { useSay } from '../../../ui/feedback/Status';
import { useReauthentication } from '../../auth/session/reauthentication';
import { refresh } from '../../items/afterChange';
import type { BinAction } from './BinRows';
import { deleteForGood, type Removal } from './deleteForGood';
import { ActionFailed, BroughtBack, Deleted, Emptied } from './Outcomes';

const PATH = '/admin/bin';

/** Restoring, deleting for good and emptying, each with a word on what it did or why not. */
export function useBin() {
  const say = useSay();
  const reauthenticated = useReauthentication();
  const [busy, setBusy] = useState<ReadonlyMap<string, BinAction>>(new Map());
  // A second click can come before the first has drawn the button as busy.
  const running = useRef(new Set<string>());

  const once = async (items: BinItem[], action: BinAction, run: () => Promise<void>) => {
    if (items.some(({ id }) => running.current.has(id))) return;
    for (const { id } of items) running.current.add(id);
    setBusy((all) => new Map([...all, ...items.map(({ id }) => [id, action] as const)]));
    await run();
    await Promise.all([refresh('news'), refresh('notices')]);
    for (const { id } of items) running.current.delete(id);
    setBusy((all) => new Map([...all].filter(([id]) => running.current.has(id))));
  };

  const restoreOne = (item: BinItem) =>
    once([item], 'restore', async () => {
      const result = await reauthenticated(() => restore(item.id));
      if (result.success) say(PATH, <BroughtBack restored={result.data} />);
      else say(PATH, <ActionFailed title={item.title} failure={result} />, { failed: true });
    });

  /** Stops at the first that fails, and says which one it was. */
  const remove = (items: BinItem[], all: boolean) =>
    once(items, 'remove', async () => {
      const removals: Removal[] = [];
      for (const item of items) {
        const result = await reauthenticated(() => deleteForGood(item));
        if (result.success) removals.push(result.data);
        else if (result.code !== 'notFound') {
          say(PATH, <ActionFailed title={item.title} failure={result} />, { failed: true });
          return;
        }
      }
      const [first] = items;
      if (all) say(PATH, <Emptied count={items.length} someLeft={removals.includes('someLeft')} />);
      else if (first) say(PATH, <Deleted {...first} removal={removals[0] ?? 'noFiles'} />);
    });

  return {
    busyWith: ({ id }: BinItem) => busy.get(id),
    restore: (item: BinItem) => void restoreOne(item),
    remove: (items: BinItem[], all: boolean) => void remove(items, all),
  };
}
