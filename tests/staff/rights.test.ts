import { describe, expect, it } from 'vitest';
import { allKinds } from '../../src/staff/kinds/kinds';
import { can } from '../../src/staff/kinds/rights';
import { functions } from '../../supabase/rightsMatrix';
import { answers } from '../support/database/rights/answers';

/** What pages of staff offer is what the database allows. */

describe.each(['admin', 'writer'] as const)('the pages offer to the role %s', (role) => {
  /** Whether the role does something with the first row of a table, which is published, or any. */
  const may = (table: string, verb: 1 | 2 | 3, which: 'published' | 'any'): boolean => {
    const rows = Object.values(answers[table] ?? {});
    return (which === 'any' ? rows : rows.slice(0, 1)).some((row) => row[verb].includes(role));
  };

  it.each(allKinds)('what the database allows of %s', (kind) => {
    expect(can(role, 'write', kind)).toBe(may(kind, 1, 'any'));
    expect(can(role, 'publish', kind)).toBe(may(kind, 2, 'published'));
    expect(can(role, 'delete', kind)).toBe(may(kind, 3, 'published'));
  });

  it('what the database allows of facts, the bin and access', () => {
    expect(can(role, 'write')).toBe(may('drafts', 1, 'any'));
    expect(can(role, 'publish')).toBe(may('facts', 1, 'any'));
    expect(can(role, 'manageBin')).toBe(functions.purge_from_bin?.by.includes(role));
    expect(can(role, 'manageAccess')).toBe(functions.set_role?.by.includes(role));
  });
});
