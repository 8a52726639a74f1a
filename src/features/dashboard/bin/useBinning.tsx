import { useState } from 'react';
import { restore } from '../../../services/history/bin';
import * as news from '../../../services/news/newsAdmin';
import * as notices from '../../../services/notices/noticesAdmin';
import { useSay } from '../../../ui/feedback/Status';
import { useReauthentication } from '../../auth/session/reauthentication';
import { dropDeleted, refresh } from '../../items/afterChange';
import type { ItemKind } from '../../items/itemKind';
import type { Row } from '../row';
import { ActionFailed, Binned, BroughtBack } from './Outcomes';

const removers = { news: news.remove, notices: notices.remove };
const PATH = '/admin/dashboard';

interface Item {
  kind: ItemKind;
  row: Row;
}

/** Moves items of the dashboard to the bin, and back at once (decision 0019). */
export function useBinning() {
  const say = useSay();
  const reauthenticated = useReauthentication();
  /** What is on its way: off its list already, and not to be deleted twice. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const undo = async ({ kind, row }: Item) => {
    const result = await reauthenticated(() => restore(row.id));
    if (result.success) say(PATH, <BroughtBack restored={result.data} />);
    else say(PATH, <ActionFailed title={row.title} failure={result} />, { failed: true });
    await refresh(kind);
  };

  const bin = async (item: Item) => {
    const { kind, row } = item;
    setHidden((all) => new Set(all).add(row.id));
    const result = await reauthenticated(() => removers[kind](row.id));
    // Somebody else was quicker: it is in the bin, which is what was wanted.
    if (result.success || result.code === 'notFound') {
      dropDeleted(kind, row.id);
      say(PATH, <Binned kind={kind} title={row.title} onUndo={() => undo(item)} />);
    } else {
      say(PATH, <ActionFailed title={row.title} failure={result} />, { failed: true });
    }
    // The line stays hidden until the list no longer has it.
    if (result.success) await refresh(kind);
    else void refresh(kind);
    setHidden((all) => new Set([...all].filter((id) => id !== row.id)));
  };
  return { hidden, bin: (item: Item) => void bin(item) };
}
