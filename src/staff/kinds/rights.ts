import type { Kind } from './kind';
import { hasDrafts } from './kinds';

/** `writer`: writes drafts and publishes nothing (decision 0039). */
export type StaffRole = 'admin' | 'writer';

/**
 * `write`: save drafts; `publish`: whatever visitors notice, also hiding and ending; `review`:
 * answer what was handed over; `manageBin`: restore and purge; `manageAccess`: set roles.
 */
export type Action = 'write' | 'publish' | 'delete' | 'review' | 'manageBin' | 'manageAccess';

/**
 * Returns whether pages offer an action to a role. Row-level security has the same rules; a test
 * compares them.
 * @param kind of the item; omitted for facts, and for actions that concern every kind
 */
export const can = (role: StaffRole, action: Action, kind?: Kind): boolean =>
  role === 'admin' || (action === 'write' && (!kind || hasDrafts(kind)));
