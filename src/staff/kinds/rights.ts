import type { Kind } from './kind';
import { hasDrafts } from './kinds';

/** `writer`: writes drafts and publishes nothing (decision 0039). */
export type StaffRole = 'admin' | 'writer';

/**
 * `write`: save drafts of items; `publish`: whatever visitors notice, also taking off the site
 * and ending; `review`: answer what was handed over; `manageBin`: restore and purge; `manageAccess`: give and take away roles.
 */
export type Action = 'write' | 'publish' | 'delete' | 'review' | 'manageBin' | 'manageAccess';

/**
 * Returns what the pages offer to a role. Row-level security decides by the same rules, which a test compares.
 * @param kind of the item; omitted for facts, and for actions that concern every kind
 */
export const can = (role: StaffRole, action: Action, kind?: Kind): boolean =>
  role === 'admin' || (action === 'write' && (!kind || hasDrafts(kind)));
