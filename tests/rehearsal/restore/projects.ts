import { readFileSync } from 'node:fs';
import { addUser, type NewAccount } from '../hosted/accounts';
import { runAsOwner } from '../hosted/database';
import type { Hosting } from '../hosted/project';
import { type ServedProject, serveProject } from '../hosted/server';

export const ARTICLES = 900;
export const NOTICES = 300;

/** The first article of an export, and one that replaces it under its title and slug at the end of the export. */
export const REPLACED = '00000000-0000-4000-8000-0000000000e1';
export const REPLACEMENT = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

const CONTENT = `
  insert into public.news (id, title, content) values ('${REPLACED}', 'Replaced', 'Text');
  insert into public.news (title, content, status, published_at, category_id, category)
  select 'Report ' || n, 'Text of report ' || n,
    (array['draft', 'published'])[1 + n % 2]::public.news_status, now() - n * interval '1 hour',
    case when n % 4 = 0 then (select id from public.news_categories where slug = 'trade') end,
    case when n % 4 = 1 then 'Sport' end
  from generate_series(1, ${ARTICLES}) as n;
  insert into public.notices (title, description, type, link, created_at)
  select 'Notice ' || n, 'Text', 'link', 'https://mfa.go.ke', now() - n * interval '1 hour'
  from generate_series(1, ${NOTICES}) as n;`;

/** A project with the demo data and what an embassy writes in some years. */
export const fullProject = (hosting: Hosting): Promise<ServedProject> =>
  serveProject(hosting, {
    prepare: (database) => runAsOwner(hosting.port, database, CONTENT),
  });

export const FIRST_ADMIN: NewAccount = {
  id: '00000000-0000-4000-8000-0000000000d1',
  email: 'first@embassy.example',
  password: 'the-first-admin-2026',
};

/** The SQL that docs/deployment.md tells the first admin to run in the SQL Editor. */
function sqlOfTheGuide(): string {
  const guide = readFileSync('docs/deployment.md', 'utf8');
  const blocks = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const named = ['public.profiles', 'public.site'].map((table) => {
    const block = blocks.find((text) => text.includes(`insert into ${table}`));
    if (!block) throw new Error(`docs/deployment.md has no SQL for ${table}`);
    return block;
  });
  return named.join('\n').replaceAll('name@embassy.example', FIRST_ADMIN.email);
}

/** A new project as the guide makes it: the migrations, one account, and the guide's SQL. */
export const emptyProject = (hosting: Hosting): Promise<ServedProject> =>
  serveProject(hosting, {
    template: hosting.migrated,
    prepare: (database) =>
      runAsOwner(hosting.port, database, `${addUser(FIRST_ADMIN)} ${sqlOfTheGuide()}`),
  });
