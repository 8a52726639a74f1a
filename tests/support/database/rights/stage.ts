import {
  DEMO_ADMIN,
  DEMO_VISITOR,
  DEMO_WRITER,
  type DemoUser,
} from '../../../../supabase/embedded';
import { columnsOf, type Row, type TableRights, tables } from '../../../../supabase/rightsMatrix';
import { ADMIN_WITH_FACTOR, tokenOf, WRITER_WITH_FACTOR } from '../../auth/factors';
import { claimsOf, token, unsigned } from '../../auth/tokens';
import type { Client } from '../backend';
import type { Identity } from './people';
import { type Requests, rowsOf } from './requests';
import type { Dump } from './view';

/** The token of each identity, and the service token, which bypasses row-level security. */
export type BearerTokens = Record<Exclude<Identity, 'anonymous'> | 'service', string> & {
  anonymous: undefined;
  ids: Partial<Record<Identity, string>>;
};

export async function bearerTokens(requests: Requests): Promise<BearerTokens> {
  const signIn = async (body: DemoUser): Promise<string> => {
    const path = '/auth/v1/token?grant_type=password';
    const { text } = await requests.send({ method: 'POST', path, body });
    return JSON.parse(text).access_token;
  };
  const admin = await signIn(DEMO_ADMIN);
  const writer = await signIn(DEMO_WRITER);
  const signedOut = await signIn(DEMO_ADMIN);
  await requests.send({ method: 'POST', path: '/auth/v1/logout?scope=local' }, signedOut);
  const member = await signIn(DEMO_VISITOR);
  const claims = claimsOf(admin);
  const now = Math.floor(Date.now() / 1000);
  const adminId = String(claims.sub);
  return {
    anonymous: undefined,
    member,
    writer,
    admin,
    expired: token({ ...claims, iat: now - 7200, exp: now - 3600 }),
    forged: token(claims, 'another key, as long as the real one or longer'),
    unsigned: unsigned(claims),
    passwordAlone: tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal1' }),
    writerPasswordAlone: tokenOf(WRITER_WITH_FACTOR, { aal: 'aal1' }),
    signedOut,
    demoted: admin,
    // As the service key of hosted Supabase, which no part of the site has.
    service: token({ role: 'service_role', iat: now, exp: now + 3600 }),
    ids: {
      member: String(claimsOf(member).sub),
      writer: String(claimsOf(writer).sub),
      admin: adminId,
      passwordAlone: ADMIN_WITH_FACTOR,
      writerPasswordAlone: WRITER_WITH_FACTOR,
      demoted: adminId,
    },
  };
}

async function rowsIn(requests: Requests, table: string, bearer: string): Promise<Row[]> {
  const [key = ''] = columnsOf(tables[table] as TableRights);
  const headers = { prefer: 'count=exact' };
  const rows: Row[] = [];
  for (;;) {
    // Without a limit, PostgREST returns its largest page.
    const path = `/rest/v1/${table}?select=*&order=${key}&offset=${rows.length}`;
    const page = await requests.send({ method: 'GET', path, headers }, bearer);
    const found = rowsOf(page);
    rows.push(...found);
    if (rows.length === page.total) return rows;
    if (found.length === 0) throw new Error(`${table} cannot be read: ${page.text}`);
  }
}

/** Returns all rows of all tables, read with the service token. */
export async function dumpOf(requests: Requests, { service }: BearerTokens): Promise<Dump> {
  const dump: Dump = {};
  for (const table of Object.keys(tables)) {
    const rows = await rowsIn(requests, table, service);
    if (rows.length === 0) {
      throw new Error(`${table} is empty, so that nothing of it could leak: plant a row`);
    }
    dump[table] = rows;
  }
  return dump;
}

/**
 * Inserts articles that visitors must not see, and the audit entries, versions and bin items of an
 * admin's work.
 */
export async function insertHiddenRows(admin: Client): Promise<void> {
  const article = { title: 'Confidential plan', content: 'Not yet' };
  const hidden = [
    { ...article, status: 'draft', published_at: '2026-01-01T00:00:00Z' },
    { ...article, status: 'published', published_at: daysFromNow(1) },
    { ...article, status: 'draft', published_at: null },
  ] as const;
  const { data } = await admin
    .from('news')
    .insert([...hidden])
    .select('id')
    .throwOnError();
  const last = data.at(-1)?.id ?? '';
  await admin.from('news').update({ title: 'Changed' }).eq('id', last).throwOnError();
  await admin.from('news').delete().eq('id', last).throwOnError();
  await renameArticles(admin);
  await insertTimedRows(admin);
}

/** Renames published articles; one remains, one is withdrawn, one is deleted. */
async function renameArticles(admin: Client): Promise<void> {
  const news = () => admin.from('news');
  const article = { title: 'Renamed', content: 'Text', status: 'published' } as const;
  const names = ['renamed', 'renamed-withdrawn', 'renamed-deleted'];
  for (const slug of names) {
    await news()
      .insert({ ...article, slug })
      .throwOnError();
    await news()
      .update({ slug: `now-${slug}` })
      .eq('slug', slug)
      .throwOnError();
  }
  await news().update({ status: 'draft' }).eq('slug', 'now-renamed-withdrawn').throwOnError();
  await news().delete().eq('slug', 'now-renamed-deleted').throwOnError();
}

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString();

/** Dates of an item that was created a day before its period, whose start and end are in days from now. */
const period = (start: number, end: number) => ({
  created_at: daysFromNow(start - 1),
  starts_at: daysFromNow(start),
  ends_at: daysFromNow(end),
});

/** Inserts notices and alerts before, during and after their period. */
async function insertTimedRows(admin: Client): Promise<void> {
  const [long, ended, running] = [period(-401, -400), period(-2, -1), period(-1, 1)];
  const later = { ...period(1, 2), created_at: daysFromNow(-3) };
  const notice = { title: 'Confidential notice', type: 'link', link: 'https://mfa.go.ke' } as const;
  const notices = [long, ended, running, later].map((dates) => ({ ...notice, ...dates }));
  const draft = { ...notice, ...running, status: 'draft' as const };
  const text = { ...notice, ...running, type: 'text' as const, link: null };
  await admin
    .from('notices')
    .insert([...notices, text])
    .throwOnError();
  const made = await admin.from('notices').insert([draft, draft]).select('id').throwOnError();
  const [gone = { id: '' }] = made.data;
  await admin.from('notices').delete().eq('id', gone.id).throwOnError();
  const alert = { level: 'important', text_en: 'Closed today', text_ru: 'Закрыто' } as const;
  const alerts = [ended, running, later].map((dates) => ({ ...alert, ...dates }));
  await admin.from('alerts').insert(alerts).throwOnError();
  // The draft is the last in the order of ids: attempts are made with the first row, several at once, and an admin who
  // publishes the key of a draft deletes it.
  const facts = [
    {
      id: '40000000-0000-4000-8000-000000000001',
      key: 'fees.petPermit',
      value: { is: { amount: 60, currency: 'USD' } },
      status: 'published',
    },
    {
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      key: 'phones.main',
      value: { is: '+74951112233' },
      status: 'draft',
    },
  ];
  await admin
    .from('facts')
    .insert(facts as never)
    .throwOnError();
}

/**
 * Inserts working copies of a new article and of a published one, of which the client's account alone has a copy, and
 * hands the latter over.
 */
export async function insertWork(staff: Client, index: number): Promise<void> {
  const published = staff.from('news').select('id').eq('status', 'published').order('id');
  const { data } = await published.range(index, index).single().throwOnError();
  const content = { values: { title_en: 'Confidential, not yet saved' }, files: {} };
  const copy = { item_type: 'news', title: 'Confidential, not yet saved', content } as const;
  await staff
    .from('working_copies')
    .insert([
      { ...copy, item_id: crypto.randomUUID(), base_revision: null },
      { ...copy, item_id: data.id, base_revision: 1 },
    ])
    .throwOnError();
  await staff.from('handovers').insert({ item_type: 'news', item_id: data.id }).throwOnError();
}

/** Removes the admin's role, as the database owner would. */
export async function demote(requests: Requests, { service, ids }: BearerTokens): Promise<void> {
  const path = `/rest/v1/profiles?id=eq.${ids.admin}`;
  const response = await requests.send({ method: 'PATCH', path, body: { role: null } }, service);
  if (response.status !== 204) throw new Error(`the role stays: ${response.text}`);
}
