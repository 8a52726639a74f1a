import { runAsOwner } from '../hosted/database';
import { projectByGuide } from '../hosted/guide';
import type { Hosting } from '../hosted/project';
import { type ServedProject, serveProject } from '../hosted/server';

const ARTICLES = 900;
const NOTICES = 300;

/**
 * The first article of an export, and one that replaces it, with its title and slug, near the end
 * of the export.
 */
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

/** A project with the demo data and several years of content. */
export const fullProject = (hosting: Hosting): Promise<ServedProject> =>
  serveProject(hosting, {
    prepare: (database) => runAsOwner(hosting.port, database, CONTENT),
  });

/** A new project as the guide creates it. */
export const emptyProject = (hosting: Hosting): Promise<ServedProject> =>
  serveProject(hosting, projectByGuide(hosting));
