/**
 * Who does what with a row (R6.1, R6.2; decision 0039), by table and by the filter that finds the
 * row. supabase/rightsMatrix.ts lists columns and functions.
 */

/** The levels that read, add, change and delete the row; `self` is the account of a profile. */
export type Answers = readonly [read: string, add: string, change: string, remove: string];

const all = 'anonymous member writer admin';
const staff = 'writer admin';
const admin = 'admin';
const writer = 'writer';
const nobody = '';
const own = 'self writer admin';

const ADMIN_ID = '00000000-0000-4000-8000-000000000001';
const MEMBER_ID = '00000000-0000-4000-8000-000000000002';
const WRITER_ID = '00000000-0000-4000-8000-000000000003';
/** Of auth/factors.ts. */
const FACTOR_ID = '00000000-0000-4000-8000-0000000000fa';

// biome-ignore format: one line a row
export const answers: Record<string, Record<string, Answers>> = {
  //                                        read    add     change  remove
  news: {
    'title=eq.Planted article':            [all,    admin,  admin,  admin],
    'title=eq.Confidential schedule':      [staff,  admin,  admin,  admin],
    // Nobody adds one under the name of another person.
    'title=eq.Confidential admin draft':   [staff,  admin,  staff,  admin],
    'title=eq.Confidential writer draft':  [staff,  writer, staff,  admin],
  },
  notices: {
    'title=eq.Planted notice':             [all,    admin,  admin,  admin],
    'title=eq.Planted ended notice':       [all,    admin,  admin,  admin],
    'title=eq.Confidential long ended':    [staff,  admin,  admin,  admin],
    'title=eq.Confidential later notice':  [staff,  admin,  admin,  admin],
    'title=eq.Confidential notice draft':  [staff,  staff,  staff,  admin],
  },
  alerts: {
    'text_en=eq.Planted alert':            [all,    admin,  admin,  admin],
    'text_en=eq.Confidential ended alert': [staff,  admin,  admin,  admin],
    'text_en=eq.Confidential later alert': [staff,  admin,  admin,  admin],
  },
  facts: {
    'key=eq.fees.petPermit':               [all,    admin,  admin,  nobody],
  },
  news_categories: {
    'slug=eq.trade':                       [all,    nobody, nobody, nobody],
  },
  profiles: {
    [`id=eq.${MEMBER_ID}`]:                [own,    nobody, nobody, nobody],
    [`id=eq.${WRITER_ID}`]:                [own,    nobody, nobody, nobody],
    [`id=eq.${ADMIN_ID}`]:                 [own,    nobody, nobody, nobody],
    // Also before the code, so that the sign-in can ask for it.
    [`id=eq.${FACTOR_ID}`]:                [own,    nobody, nobody, nobody],
  },
  history: {
    // Triggers alone write these.
    'title=eq.Planted notice&has_item=eq.true': [staff, nobody, nobody, nobody],
    'title=eq.Confidential bin&action=eq.bin': [staff, nobody, nobody, nobody],
  },
  drafts: {
    'title=eq.Confidential admin text':    [admin,  admin,  admin,  nobody],
    // An admin answers it, and does not change it.
    'title=eq.Confidential waiting text':  [staff,  writer, writer, nobody],
    // Nobody adds one that an admin has answered.
    'title=eq.Confidential answered text': [staff,  nobody, staff,  nobody],
  },
};
