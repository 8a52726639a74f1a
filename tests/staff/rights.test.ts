import { describe, expect, it } from 'vitest';
import { allKinds } from '../../src/staff/kinds/kinds';
import { can } from '../../src/staff/kinds/rights';
import { functions, type RowsByLevel, rowRules, tables } from '../../supabase/rightsMatrix';

/** What pages of staff offer is what the database allows. */

const roles = ['admin', 'writer'] as const;
type Role = (typeof roles)[number];

const allows = (
  right: { by: RowsByLevel } | undefined,
  role: Role,
  status: 'draft' | 'published',
): boolean => {
  const rule = right?.by[role];
  return rule !== undefined && rowRules[rule].includes({ status }, undefined, {}, '');
};

describe.each(roles)('the pages offer to the role %s what the database allows', (role) => {
  it.each(allKinds)('of %s', (kind) => {
    const { add, change, remove } = tables[kind] ?? {};
    expect(can(role, 'write', kind)).toBe(allows(add, role, 'draft'));
    expect(can(role, 'publish', kind)).toBe(allows(change, role, 'published'));
    expect(can(role, 'delete', kind)).toBe(allows(remove, role, 'draft'));
  });

  it('of facts, reviews, the bin and access', () => {
    expect(can(role, 'write')).toBe(allows(tables.facts?.add, role, 'draft'));
    expect(can(role, 'publish')).toBe(allows(tables.facts?.add, role, 'published'));
    expect(can(role, 'review')).toBe(allows(tables.handovers?.change, role, 'draft'));
    expect(can(role, 'manageBin')).toBe(functions.purge_from_bin?.by.includes(role));
    expect(can(role, 'manageAccess')).toBe(functions.set_role?.by.includes(role));
  });
});
