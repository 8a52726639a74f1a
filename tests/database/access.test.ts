// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/backend';

/** Spec 6: who may do what with the rows of each table. */

/** Of those that triggers and the owner write see audit.test.ts, bin.test.ts, versions.test.ts and totals.test.ts. */
type Table = 'news' | 'notices' | 'news_categories' | 'profiles';
type Who = 'visitor' | 'member' | 'admin';

let backend: Backend;
let people: Record<Who, Client>;
/** A row of each table for the attempts to aim at. */
let target: Record<Table, string>;

beforeAll(async () => {
  backend = await startBackend();
  people = {
    visitor: backend.visitor(),
    member: await backend.signIn(DEMO_VISITOR),
    admin: await backend.signIn(DEMO_ADMIN),
  };
});

afterAll(() => backend?.close());

const aimAtNewRows = async () => {
  const article = { title: 'Target', content: 'Text', status: 'published' } as const;
  const notice = { title: 'Target', type: 'link', link: 'https://mfa.go.ke' } as const;
  const { admin, member } = people;
  const news = await admin.from('news').insert(article).select('id').single().throwOnError();
  const notices = await admin.from('notices').insert(notice).select('id').single().throwOnError();
  const category = await admin
    .from('news_categories')
    .select('id')
    .limit(1)
    .single()
    .throwOnError();
  const { data } = await member.auth.getUser();
  target = {
    news: news.data.id,
    notices: notices.data.id,
    news_categories: category.data.id,
    profiles: data.user?.id ?? '',
  };
};

const created = {
  news: { title: 'New', content: 'Text' },
  notices: { title: 'New', type: 'link', link: 'https://mfa.go.ke' },
  news_categories: { name: 'New', slug: 'new' },
  profiles: { id: '00000000-0000-4000-8000-000000000009', role: 'admin' },
};
const changed = {
  news: { title: 'Changed' },
  notices: { title: 'Changed' },
  news_categories: { name: 'Changed' },
  profiles: { role: 'admin' },
};

/** Whether the attempt reached a row. A refusal is an error or, by row-level security, no row. */
const attempts = {
  read: async (client: Client, table: Table) =>
    reached(await client.from(table).select('id').limit(1)),
  create: async (client: Client, table: Table) =>
    reached(
      await client
        .from(table)
        .insert(created[table] as never)
        .select('id'),
    ),
  change: async (client: Client, table: Table) =>
    reached(
      await client
        .from(table)
        .update(changed[table] as never)
        .eq('id', target[table])
        .select('id'),
    ),
  delete: async (client: Client, table: Table) =>
    reached(await client.from(table).delete().eq('id', target[table]).select('id')),
};

type Verb = keyof typeof attempts;

function reached({ data, error }: { data: unknown[] | null; error: { code: string } | null }) {
  if (error) expect(error.code).toBe('42501');
  return (data?.length ?? 0) > 0;
}

const verbs: Verb[] = ['read', 'create', 'change', 'delete'];
const allowed: Record<Table, Record<Who, Verb[]>> = {
  news: { visitor: ['read'], member: ['read'], admin: verbs },
  notices: { visitor: ['read'], member: ['read'], admin: verbs },
  news_categories: { visitor: ['read'], member: ['read'], admin: ['read'] },
  profiles: { visitor: [], member: ['read'], admin: ['read'] },
};

const cases = Object.entries(allowed).flatMap(([table, whose]) =>
  Object.entries(whose).flatMap(([who, may]) =>
    verbs.map((verb) => ({
      name: `${who} ${may.includes(verb) ? 'may' : 'may not'} ${verb} ${table}`,
      who: who as Who,
      verb,
      table: table as Table,
      expected: may.includes(verb),
    })),
  ),
);

describe('every role, table and verb', () => {
  // An admin's deletion is the last attempt on each table.
  beforeAll(aimAtNewRows);

  for (const { name, who, verb, table, expected } of cases) {
    it(name, async () => {
      expect(await attempts[verb](people[who], table)).toBe(expected);
    });
  }
});

describe('a refusal', () => {
  beforeAll(aimAtNewRows);

  it.each(['news', 'notices'] as const)(
    'to change or delete leaves %s as it was',
    async (table) => {
      for (const who of ['visitor', 'member'] as const) {
        await attempts.change(people[who], table);
        await attempts.delete(people[who], table);
      }
      const { data } = await people.admin.from(table).select('title').eq('id', target[table]);
      expect(data).toEqual([{ title: 'Target' }]);
    },
  );
});

describe('roles', () => {
  beforeEach(aimAtNewRows);

  it('a member who tries to become an admin stays what they were', async () => {
    const own = () => people.member.from('profiles').select('role').eq('id', target.profiles);
    const raise = await people.member
      .from('profiles')
      .update({ role: 'admin' })
      .eq('id', target.profiles);
    const replace = await people.member
      .from('profiles')
      .upsert({ id: target.profiles, role: 'admin' });
    expect([raise.error?.code, replace.error?.code]).toEqual(['42501', '42501']);
    expect((await own()).data).toEqual([{ role: null }]);
  });

  it.each(['member', 'admin'] as const)('%s sees one profile, their own', async (who) => {
    const { data: session } = await people[who].auth.getUser();
    const { data } = await people[who].from('profiles').select('id');
    expect(data).toEqual([{ id: session.user?.id }]);
  });

  it('an admin cannot sign an article with another name', async () => {
    const article = { title: 'Forged', content: 'Text', author_id: target.profiles };
    const { error } = await people.admin.from('news').insert(article);
    expect(error?.code).toBe('42501');
  });

  it('an admin who names themselves, or nobody, as the author may create an article', async () => {
    const { data } = await people.admin.auth.getUser();
    const article = { title: 'Signed', content: 'Text' };
    const own = await people.admin
      .from('news')
      .insert({ ...article, author_id: data.user?.id ?? '' });
    const none = await people.admin.from('news').insert({ ...article, author_id: null });
    expect([own.error, none.error]).toEqual([null, null]);
  });

  it.each(['visitor', 'member', 'admin'] as const)(
    '%s cannot learn or filter by the author',
    async (who) => {
      const read = await people[who].from('news').select('author_id');
      const filter = await people[who].from('news').select('id').eq('author_id', target.profiles);
      expect([read.error?.code, filter.error?.code]).toEqual(['42501', '42501']);
    },
  );

  it('nobody rewrites the author or the date of creation of an article', async () => {
    const author = await people.admin
      .from('news')
      .update({ author_id: null })
      .eq('id', target.news);
    const date = await people.admin
      .from('news')
      .update({ created_at: '2020-01-01' })
      .eq('id', target.news);
    expect([author.error?.code, date.error?.code]).toEqual(['42501', '42501']);
  });
});
