import type { Client } from '../hosted/server';

/** The items that may be changed; all others stay unchanged. */
export interface EditableItems {
  news: { id: string; title: string }[];
  notices: { id: string }[];
}

/** A staff member who saves, deletes, restores and replaces items until stopped. */
export interface BusyStaff {
  /** Resolves after this number of further confirmed changes. */
  waitForChanges: (changes: number) => Promise<void>;
  /** Stops; resolves with the number of changes. Throws when one was rejected. */
  stop: () => Promise<number>;
}

interface Waiting {
  at: number;
  resolve: () => void;
}

/** Deletes outnumber restores, so that lists shrink while they are read. */
const ACTIONS = ['delete', 'delete', 'delete', 'restore', 'edit', 'replace', 'notice'] as const;

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;

async function performRandomAction(db: Client, { news, notices }: EditableItems): Promise<boolean> {
  const { id, title } = pick(news);
  switch (pick(ACTIONS)) {
    case 'delete': {
      const { data } = await db.from('news').delete().eq('id', id).select('id').throwOnError();
      return data.length > 0;
    }
    case 'restore': {
      const { data } = await db.rpc('restore_from_bin', { item_id: id }).throwOnError();
      return data.length > 0;
    }
    case 'edit': {
      const change = { content: `Edited ${crypto.randomUUID()}` };
      const edited = await db.from('news').update(change).eq('id', id).select('id').throwOnError();
      return edited.data.length > 0;
    }
    case 'replace': {
      // The new article gets the slug of the old one, which the backup may contain already.
      await db.from('news').delete().eq('id', id).throwOnError();
      await db.from('news').insert({ title, content: 'Written anew' }).throwOnError();
      return true;
    }
    default: {
      const notice = pick(notices).id;
      const deleted = await db
        .from('notices')
        .delete()
        .eq('id', notice)
        .select('id')
        .throwOnError();
      if (deleted.data.length === 0)
        await db.rpc('restore_from_bin', { item_id: notice }).throwOnError();
      return true;
    }
  }
}

export function busyStaff(db: Client, editableItems: EditableItems): BusyStaff {
  let changes = 0;
  let running = true;
  let waiting: Waiting[] = [];
  const work = async () => {
    while (running) {
      if (await performRandomAction(db, editableItems)) changes += 1;
      const resolvable = waiting.filter(({ at }) => at <= changes);
      waiting = waiting.filter(({ at }) => at > changes);
      for (const { resolve } of resolvable) resolve();
    }
  };
  const ended = work();
  const failed = ended.then(() => new Promise<void>(() => {}));
  return {
    waitForChanges: (number) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ at: changes + number, resolve })),
        failed,
      ]),
    stop: async () => {
      running = false;
      await ended;
      return changes;
    },
  };
}
