import type { Client } from '../hosted/server';

/** The items that may be changed; all others stay unchanged. */
export interface EditableItems {
  news: { id: string; title: string }[];
  notices: { id: string }[];
}

/** Deletes outnumber restores, so that lists shrink while they are read. */
const ACTIONS = ['delete', 'delete', 'delete', 'restore', 'edit', 'replace', 'notice'] as const;

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value;

/** Makes a random change of random items, as a staff member would. */
export async function changeSomething(db: Client, { news, notices }: EditableItems): Promise<void> {
  const { id, title } = pick(news);
  const notice = pick(notices).id;
  const restore = (item_kind: 'news' | 'notices', item_id: string) =>
    db.rpc('restore_from_bin', { item_kind, item_id }).throwOnError();
  switch (pick(ACTIONS)) {
    case 'delete':
      await db.from('news').delete().eq('id', id).throwOnError();
      break;
    case 'restore':
      await restore('news', id);
      break;
    case 'edit': {
      const content = `Edited ${crypto.randomUUID()}`;
      await db.from('news').update({ content }).eq('id', id).throwOnError();
      break;
    }
    case 'replace':
      // The new article gets the slug of the old one, which the backup may contain already.
      await db.from('news').delete().eq('id', id).throwOnError();
      await db.from('news').insert({ title, content: 'Written anew' }).throwOnError();
      break;
    case 'notice': {
      const deleted = db.from('notices').delete().eq('id', notice).select('id');
      if ((await deleted.throwOnError()).data.length === 0) await restore('notices', notice);
    }
  }
}
