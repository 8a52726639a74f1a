import type { Client } from '../hosted/server';
import { type Random, randomOf } from '../storm/random';

/** What may be changed; everything else nobody touches. */
export interface Touchable {
  news: { id: string; title: string }[];
  notices: { id: string }[];
}

/** Somebody who saves, deletes, restores and replaces for as long as it lasts. */
export interface BusyStaff {
  /** Resolves once so many more changes are confirmed. */
  more: (changes: number) => Promise<void>;
  /** Ends it; gives how many changes there were. Throws when one was refused. */
  stop: () => Promise<number>;
}

interface Waiting {
  at: number;
  resolve: () => void;
}

/** More is deleted than restored, so that lists grow shorter while they are read. */
const DEEDS = ['delete', 'delete', 'delete', 'restore', 'edit', 'replace', 'notice'] as const;

async function act(db: Client, { news, notices }: Touchable, random: Random): Promise<boolean> {
  const { id, title } = random.pick(news);
  switch (random.pick(DEEDS)) {
    case 'delete': {
      const { data } = await db.from('news').delete().eq('id', id).select('id').throwOnError();
      return data.length > 0;
    }
    case 'restore': {
      const { data } = await db.rpc('restore_from_bin', { item: id }).throwOnError();
      return data.length > 0;
    }
    case 'edit': {
      const change = { content: `Edited ${random.uuid()}` };
      const edited = await db.from('news').update(change).eq('id', id).select('id').throwOnError();
      return edited.data.length > 0;
    }
    case 'replace': {
      // The new one gets the slug of the old one, which the backup may have already.
      await db.from('news').delete().eq('id', id).throwOnError();
      await db.from('news').insert({ title, content: 'Written anew' }).throwOnError();
      return true;
    }
    default: {
      const notice = random.pick(notices).id;
      const gone = await db.from('notices').delete().eq('id', notice).select('id').throwOnError();
      if (gone.data.length === 0) await db.rpc('restore_from_bin', { item: notice }).throwOnError();
      return true;
    }
  }
}

export function busyStaff(db: Client, touchable: Touchable, seed: number): BusyStaff {
  const random = randomOf(seed);
  let changes = 0;
  let going = true;
  let waiting: Waiting[] = [];
  const work = async () => {
    while (going) {
      if (await act(db, touchable, random)) changes += 1;
      const due = waiting.filter(({ at }) => at <= changes);
      waiting = waiting.filter(({ at }) => at > changes);
      for (const { resolve } of due) resolve();
    }
  };
  const ended = work();
  const failed = ended.then(() => new Promise<void>(() => {}));
  return {
    more: (number) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ at: changes + number, resolve })),
        failed,
      ]),
    stop: async () => {
      going = false;
      await ended;
      return changes;
    },
  };
}
