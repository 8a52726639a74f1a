import { describe, expect, it } from 'vitest';
import { ACT_AS_OWNER, actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/**
 * The history is protected from roles that bypass row-level security, records changes of accounts,
 * says which files are named, and loses what its retention does not keep.
 */

const ACCOUNT = '00000000-0000-4000-8000-00000000000a';
const ADMIN = '00000000-0000-4000-8000-00000000000b';
const sql = await migratedDatabase();
await sql(`insert into auth.users (id, email)
  values ('${ACCOUNT}', 'a@embassy.example'), ('${ADMIN}', 'b@embassy.example');
  insert into public.profiles (id, role) values ('${ADMIN}', 'admin')`);

/** What an admin is told of the things that name a file. */
async function referencesTo(url: string | undefined, columns = 'kind') {
  await sql(actAs(ADMIN));
  const found = await sql(
    `select ${columns} from public.file_references('{${url}}') order by title`,
  );
  await sql(ACT_AS_OWNER);
  return found;
}

describe('the history', () => {
  it.each(['postgres', 'service_role'])(
    'cannot be changed or emptied by the role %s',
    async (role) => {
      await sql(`insert into public.notices (title, link) values ('Hours', 'https://mfa.go.ke')`);
      const before = await sql('select * from public.history order by id');
      await sql(`set role ${role}`);
      for (const statement of [
        `update public.history set actor_name = 'other@embassy.example'`,
        `update public.history set changes = '{}' where kind = 'notices'`,
        `update public.history set item = '{}' where kind = 'notices'`,
        'delete from public.history',
        'truncate public.history cascade',
      ]) {
        await expect(sql(statement), statement).rejects.toThrow();
      }
      await sql('reset role');
      expect(await sql('select * from public.history order by id')).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    },
  );

  it('records a role that is granted, revoked and removed, without a name for the database owner', async () => {
    await sql(`insert into public.profiles (id, role) values ('${ACCOUNT}', 'admin')`);
    await sql(`update public.profiles set role = null where id = '${ACCOUNT}'`);
    await sql(`delete from auth.users where id = '${ACCOUNT}'`);
    expect(
      await sql(`select actor_name, action, title, changes -> 'role' as role from public.history
        where kind = 'profiles' and item_id = '${ACCOUNT}' order by id`),
    ).toEqual([
      { actor_name: null, action: 'create', title: 'a@embassy.example', role: [null, 'admin'] },
      { actor_name: null, action: 'change', title: 'a@embassy.example', role: ['admin', null] },
      // The account’s id, because its e-mail address is gone with the account.
      { actor_name: null, action: 'delete', title: ACCOUNT, role: null },
    ]);
  });

  it('keeps the file of a fact for 30 days after another one has replaced it', async () => {
    const urls = ['old', 'new'].map(
      (name) => `https://store.public.blob.vercel-storage.com/downloads/${name}.pdf`,
    );
    const [old, recent] = urls.map((url) =>
      JSON.stringify({ is: { en: { file: { url, bytes: 1000 } } } }),
    );
    await sql(`insert into public.facts (key, value) values ('forms.form5', '${old}');
      update public.facts set value = '${recent}' where key = 'forms.form5'`);
    expect(await referencesTo(urls[1])).toEqual([{ kind: 'facts' }]);
    expect(await referencesTo(urls[0])).toEqual([{ kind: 'replaced' }]);
    await sql(`alter table public.history disable trigger user;
      update public.history set occurred_at = now() - interval '31 days' where kind = 'facts';
      alter table public.history enable trigger user`);
    expect(await referencesTo(urls[0])).toEqual([]);
  });

  it('names every item that names a file', async () => {
    const url = 'https://store.public.blob.vercel-storage.com/news/shared.jpg';
    await sql(`insert into public.news (title, content, featured_image_url)
        values ('Shared once', 'Text', '${url}'),
          ('Shared twice', '[](/media/news/shared.jpg)', null);
      insert into public.notices (title, type, file_url) values ('Shared too', 'image', '${url}')`);
    expect(await referencesTo(url, 'kind, title')).toEqual([
      { kind: 'news', title: 'Shared once' },
      { kind: 'notices', title: 'Shared too' },
      { kind: 'news', title: 'Shared twice' },
    ]);
  });

  it('names no draft of somebody who has lost the role', async () => {
    const url = 'https://store.public.blob.vercel-storage.com/news/left.jpg';
    await sql(`insert into auth.users (id, email) values ('${ACCOUNT}', 'a@embassy.example');
      insert into public.profiles (id, role) values ('${ACCOUNT}', 'writer');
      insert into public.drafts (kind, item_id, author_id, form_values)
        values ('news', gen_random_uuid(), '${ACCOUNT}', '{"image": {"url": "${url}"}}')`);
    expect(await referencesTo(url)).toEqual([{ kind: 'draft' }]);
    await sql(`update public.profiles set role = null where id = '${ACCOUNT}'`);
    expect(await referencesTo(url)).toEqual([]);
  });

  it('names a deleted file by its address, and by no other text', async () => {
    const folder = 'https://store.public.blob.vercel-storage.com/news';
    const log = (url: string) => sql(`select public.log_file_deletion('${url}') as logged`);
    await sql(actAs(ADMIN));
    expect(await log(`${folder}/gone.jpg`)).toEqual([{ logged: true }]);
    for (const url of ['https://example.org/a.jpg', `${folder}/\u202egpj.tea`])
      await expect(log(url)).rejects.toThrow();
    await sql(ACT_AS_OWNER);
  });

  it('deletes permanently, with the next save of anybody, what has been in the bin for 30 days', async () => {
    await sql(`insert into public.notices (title) values ('Old'), ('New');
      delete from public.notices where title in ('Old', 'New');
      alter table public.history disable trigger user;
      update public.history set occurred_at = now() - interval '31 days'
        where title = 'Old' and action = 'bin';
      alter table public.history enable trigger user;
      insert into public.notices (title) values ('Next')`);
    expect(await sql(`select title from public.history where action = 'bin' and has_item`)).toEqual(
      [{ title: 'New' }],
    );
    expect(
      await sql(
        `select actor_name, action, has_item from public.history where title = 'Old' order by id`,
      ),
    ).toEqual([
      { actor_name: null, action: 'create', has_item: false },
      { actor_name: null, action: 'bin', has_item: false },
      { actor_name: null, action: 'expire', has_item: false },
    ]);
  });

  it('rejects the id of an item of another kind or of the bin, which would mix their versions', async () => {
    const id = crypto.randomUUID();
    const article = `insert into public.news (id, title, content) values ('${id}', 'Tea', 'Text')`;
    const notice = `insert into public.notices (id, title) values ('${id}', 'Tea')`;
    await sql(article);
    await expect(sql(notice)).rejects.toThrow();
    await sql(`delete from public.news where id = '${id}'`);
    for (const insert of [article, notice]) await expect(sql(insert)).rejects.toThrow();
  });
});

const ROWS = {
  news: `(title, content) values ('Tea', 'Text')`,
  notices: `(title, type) values ('Tea', 'text')`,
  alerts: `(level, text_en, text_ru, ends_at) values ('important', 'a', 'б', now() + interval '1 hour')`,
  facts: `(key, value) values ('answers.tea', '{"is": {"en": "Yes.", "ru": "Да."}}')`,
};

it.each(Object.entries(ROWS))(
  'a change of %s is dated when it is saved, not when its transaction began, because it may have waited',
  async (table, row) => {
    await sql('begin');
    try {
      await sql(`insert into public.${table} ${row}`);
      const saved = `update public.${table} set revision = revision returning updated_at > now() as later`;
      const rows = await sql<{ later: boolean }>(saved);
      expect(rows.filter(({ later }) => !later)).toEqual([]);
      expect(rows).not.toEqual([]);
    } finally {
      await sql('rollback');
    }
  },
);

it('a writer adds at most 1,000 lines to the history in a day, an admin more', async () => {
  const WRITER = '00000000-0000-4000-8000-00000000000c';
  await sql(`insert into auth.users (id, email) values ('${WRITER}', 'c@embassy.example');
    insert into public.profiles (id, role) values ('${WRITER}', 'writer');
    insert into public.history (actor_id, kind, action, title)
      select account, 'news', 'change', 'Tea' from generate_series(1, 999),
        unnest('{${ADMIN}, ${WRITER}}'::uuid[]) as account`);
  const insert = `insert into public.news (title, content) values ('Tea', 'Text')`;
  await sql(actAs(WRITER));
  await sql(insert);
  await expect(sql(insert)).rejects.toThrow();
  await sql(actAs(ADMIN));
  await sql(`${insert}, ('Coffee', 'Text')`);
  await sql(ACT_AS_OWNER);
});
