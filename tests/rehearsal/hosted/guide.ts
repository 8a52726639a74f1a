import { readFileSync } from 'node:fs';
import type { DemoUser } from '../../../local/database/embedded';
import { run } from '../postgres/cluster';
import type { Hosting, ProjectOptions } from './project';

/** An account to create. */
interface NewAccount extends DemoUser {
  /** A uuid. */
  id: string;
}

/** An account without a role. */
export const STRANGER: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d2',
  email: 'stranger@embassy.example',
  password: 'a-stranger-in-2026',
};

export const WRITER: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d3',
  email: 'writer@embassy.example',
  password: 'a-writer-in-2026',
};

const FIRST_ADMIN: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d1',
  email: 'first@embassy.example',
  password: 'the-first-admin-2026',
};

/**
 * SQL for what Authentication → Users → Add user with «Auto confirm» stores (docs/deployment.md,
 * section 2): an account that can sign in and has no role.
 */
const addUser = ({ id, email, password }: NewAccount): string => `
  insert into auth.users
    (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}',
    extensions.crypt('${password}', extensions.gen_salt('bf', 4)), now(),
    '{"provider": "email", "providers": ["email"]}', now(), now());
  insert into auth.identities (provider, provider_id, user_id, identity_data, created_at, updated_at)
  values ('email', '${id}', '${id}',
    '{"sub": "${id}", "email": "${email}", "email_verified": true}', now(), now());`;

/** The SQL of docs/deployment.md that the first admin runs in the SQL Editor. */
function sqlOfTheGuide(): string {
  const guide = readFileSync('docs/deployment.md', 'utf8');
  const blocks = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const block = blocks.find((text) => text.includes('insert into public.profiles'));
  if (!block) throw new Error('docs/deployment.md has no SQL for the first admin');
  return block.replaceAll('name@embassy.example', FIRST_ADMIN.email);
}

/**
 * A new project as docs/deployment.md, sections 1 and 2, creates it: the migrations by `supabase db
 * push`, accounts by «Add user», and the guide's SQL.
 */
export const projectByGuide = ({ migrated, port }: Hosting): ProjectOptions => ({
  template: migrated,
  prepare: (database) =>
    run(
      port,
      'postgres',
      database,
      `${[FIRST_ADMIN, STRANGER, WRITER].map(addUser).join('')} ${sqlOfTheGuide()}
      insert into public.profiles (id, role) values ('${WRITER.id}', 'writer');`,
    ),
});
