import type { Result } from '../../../lib/http/result';
import { requireCount } from '../../../services/paging';
import { withSignal } from '../../../services/withSignal';
import type { TranslatedKind } from '../../kinds/kinds';
import { withStaffSession } from '../withStaffSession';

const COUNTED = [
  'draft',
  'scheduled',
  'shown',
  'ended',
  'ru_missing',
  'en_missing',
  'outdated',
] as const;

/** Of one kind by state, as visitors see them now, and by what they lack. Articles do not end. */
export type ItemCounts = Record<(typeof COUNTED)[number], number>;

export type StaffCounts = Partial<Record<TranslatedKind, ItemCounts>>;

/** With one request. Fails with the codes of {@link withStaffSession}. */
export const staffCounts = (signal?: AbortSignal): Promise<Result<StaffCounts>> =>
  withStaffSession('newsFetch', async (db) => {
    const query = withSignal(db.rpc('staff_counts', {}, { get: true }), signal);
    const { data } = await query.retry(false).throwOnError();
    return Object.fromEntries(
      data.map((row) => [
        row.kind,
        Object.fromEntries(COUNTED.map((name) => [name, requireCount(row[name])])),
      ]),
    );
  });
