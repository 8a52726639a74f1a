import { versionWindow } from '../../../src/services/items/statements';
import { NOTICE_COLUMNS } from '../../../src/services/notices/noticeRows';
import { idsOf, type Operation } from './writer';

/**
 * Operations on notices and the bin, with the requests of src/services/notices/noticesAdmin.ts and
 * bin.ts.
 */

const createNotice: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  writer.setRequestKind('create a notice');
  const row = {
    id: random.uuid(),
    title: random.pick(['Closed on Monday', 'Passport days', 'Выходной день']),
    type: 'link' as const,
    link: 'https://mfa.go.ke',
  };
  const { data } = await db.from('notices').insert(row).select(NOTICE_COLUMNS);
  ledger.confirm('create', 'notices', idsOf(data), actor);
  for (const { id } of data ?? []) ledger.notices.add(id);
};

const editNotice: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const id = ledger.notices.pick(random);
  if (!id) return;
  writer.setRequestKind('read a notice to edit');
  const { data } = await db.from('notices').select(NOTICE_COLUMNS).eq('id', id).retry(false);
  const [row] = data ?? [];
  if (!row) return;
  writer.setRequestKind('save a notice');
  const [from, to] = versionWindow(row.updated_at);
  const change = random.pick([
    { description: random.uuid() },
    { title: `Passport days ${random.below(9)}` },
    { type: 'image' as const, link: null, file_url: '/scenes/tea-hills.svg' },
    { type: 'link' as const, link: 'https://mfa.go.ke/notice' },
  ]);
  const query = db.from('notices').update(change).eq('id', id);
  const saved = await query.gte('updated_at', from).lte('updated_at', to).select(NOTICE_COLUMNS);
  ledger.confirm('change', 'notices', idsOf(saved.data), actor);
  if (saved.data?.length === 0) ledger.countRejection('saved or deleted by somebody meanwhile');
};

const removeNotice: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const id = ledger.notices.pick(random);
  if (!id) return;
  writer.setRequestKind('delete a notice');
  const { data } = await db.from('notices').delete().eq('id', id).select('id');
  ledger.confirm('bin', 'notices', idsOf(data), actor);
};

const restore: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const item = ledger.bin.pick(random);
  if (!item) return;
  writer.setRequestKind('restore');
  const { data } = await db.rpc('restore_from_bin', { item_id: item });
  for (const { kind } of data ?? []) ledger.confirm('restore', kind, [item], actor);
};

const removeFromBin: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const item = ledger.bin.pick(random);
  if (!item) return;
  writer.setRequestKind('delete from the bin');
  const { data } = await db.from('bin').delete().eq('item_id', item).select('item_id, kind');
  for (const { kind } of data ?? []) ledger.confirm('delete', kind, [item], actor);
};

/** Operations with their shares in percent. */
export const OTHER_OPERATIONS: [Operation, number][] = [
  [createNotice, 5],
  [editNotice, 5],
  [removeNotice, 3],
  [restore, 11],
  [removeFromBin, 3],
];
