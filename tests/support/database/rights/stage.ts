import {
  DEMO_ADMIN,
  DEMO_VISITOR,
  DEMO_WRITER,
  type DemoUser,
} from '../../../../local/database/embedded';
import { ADMIN_WITH_FACTOR, tokenOf, WRITER_WITH_FACTOR } from '../../auth/factors';
import { claimsOf, token, unsigned } from '../../auth/tokens';
import type { Client } from '../backend';
import { type Answers, answers, handoverIds } from './answers';
import type { Identity } from './people';
import { type Requests, rowsOf } from './requests';

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

/** A row of the database, and who may do what with it. */
export interface PlantedRow {
  filter: string;
  /** Text that the row alone has, and that every response with its readable columns has. */
  marker: string;
  row: Record<string, unknown>;
  answers: Answers;
}

/** Returns the rows of a table, read with the service token, and the number of all its rows. */
async function plantedIn(requests: Requests, table: string, bearer: string) {
  const rows: PlantedRow[] = [];
  for (const [filter, answer] of Object.entries(answers[table] ?? {})) {
    const response = await requests.send(
      { method: 'GET', path: `/rest/v1/${table}?${filter}` },
      bearer,
    );
    const [row, another] = rowsOf(response);
    if (!row || another) throw new Error(`${table}?${filter} is not one row: ${response.text}`);
    const marker = /eq\.([^&]+)/.exec(filter)?.[1] ?? '';
    rows.push({ filter, marker, row, answers: answer });
  }
  const path = `/rest/v1/${table}?select=*`;
  const counted = await requests.send(
    { method: 'HEAD', path, headers: { prefer: 'count=exact' } },
    bearer,
  );
  return { rows, total: counted.total };
}

export type Planted = Record<string, Awaited<ReturnType<typeof plantedIn>>>;

/** Returns the rows of answers.ts as they are now, by table. */
export async function plantedRows(requests: Requests, { service }: BearerTokens): Promise<Planted> {
  const planted: Planted = {};
  for (const table of Object.keys(answers)) {
    planted[table] = await plantedIn(requests, table, service);
  }
  return planted;
}

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString();

/** Dates of an item that was created a day before its period, whose start and end are in days from now. */
const period = (start: number, end: number) => ({
  created_at: daysFromNow(Math.min(start, 0) - 1),
  starts_at: daysFromNow(start),
  ends_at: daysFromNow(end),
});

/** Inserts the rows of answers.ts that the demo data lacks. */
export async function plantRows(admin: Client, writer: Client): Promise<void> {
  const published = { content: 'Text', status: 'published' } as const;
  const articles = [
    { title: 'Planted article', slug: 'earlier-planted', ...published },
    { title: 'Withdrawn', slug: 'earlier-withdrawn', ...published },
    { title: 'Confidential bin', slug: 'earlier-binned', ...published },
    { title: 'Confidential schedule', slug: 'later', ...published, published_at: daysFromNow(1) },
    {
      title: 'Confidential admin draft',
      slug: 'of-admin',
      content: 'Not yet',
      status: 'draft' as const,
    },
  ];
  await admin.from('news').insert(articles).throwOnError();
  const draft = {
    title: 'Confidential writer draft',
    content: 'Not yet',
    status: 'draft',
  } as const;
  const drafted = await writer.from('news').insert(draft).select('id').single().throwOnError();
  const article = (slug: string) =>
    admin
      .from('news')
      .update({ slug: `new-${slug}` })
      .eq('slug', slug);
  for (const { slug } of articles.slice(0, 3)) await article(slug).throwOnError();
  await admin.from('news').update({ status: 'draft' }).eq('title', 'Withdrawn').throwOnError();
  await admin.from('news').delete().eq('title', 'Confidential bin').throwOnError();

  const notice = { type: 'link', link: 'https://mfa.go.ke', status: 'published' } as const;
  const notices = [
    { ...notice, title: 'Planted notice', ...period(-1, 1) },
    { ...notice, title: 'Planted ended notice', ...period(-2, -1) },
    { ...notice, title: 'Confidential long ended', ...period(-401, -400) },
    { ...notice, title: 'Confidential later notice', ...period(1, 2) },
    { ...notice, title: 'Confidential notice draft', ...period(-1, 1), status: 'draft' as const },
  ];
  await admin.from('notices').insert(notices).throwOnError();
  const alert = { level: 'important', text_ru: 'Закрыто' } as const;
  const alerts = [
    { ...alert, text_en: 'Planted alert', ...period(-1, 1) },
    { ...alert, text_en: 'Confidential ended alert', ...period(-2, -1) },
    { ...alert, text_en: 'Confidential later alert', ...period(1, 2) },
  ];
  await admin.from('alerts').insert(alerts).throwOnError();
  const fee = { key: 'fees.petPermit', value: { is: { amount: 60, currency: 'USD' } } };
  await admin
    .from('facts')
    .insert({ ...fee, status: 'published' })
    .throwOnError();
  const phone = { key: 'phones.main', value: { is: '+74951112233' } };
  await admin
    .from('facts')
    .insert({ ...phone, status: 'draft' })
    .throwOnError();

  const shown = await admin
    .from('news')
    .select('id')
    .eq('status', 'published')
    .limit(2)
    .throwOnError();
  for (const [index, name] of (['admin', 'writer'] as const).entries()) {
    const staff = name === 'admin' ? admin : writer;
    const item = { item_type: 'news', item_id: shown.data[index]?.id ?? '' } as const;
    const content = { values: { title_en: 'Not yet saved' }, files: {} };
    const copy = { ...item, title: `Confidential ${name} copy`, content, base_revision: 1 };
    await staff.from('working_copies').insert(copy).throwOnError();
    await staff
      .from('handovers')
      .insert({ id: handoverIds[name], ...item })
      .throwOnError();
  }
  const ofDraft = { id: handoverIds.draft, item_type: 'news', item_id: drafted.data.id } as const;
  await writer.from('handovers').insert(ofDraft).throwOnError();
}

/** Removes the admin's role, as the database owner would. */
export async function demote(requests: Requests, { service, ids }: BearerTokens): Promise<void> {
  const path = `/rest/v1/profiles?id=eq.${ids.admin}`;
  const response = await requests.send({ method: 'PATCH', path, body: { role: null } }, service);
  if (response.status !== 204) throw new Error(`the role stays: ${response.text}`);
}
