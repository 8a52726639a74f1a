import { type Finding, fine, overall, untried, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, shown } from '../site.ts';

const SCHEMAS = ['private', 'auth', 'storage', 'graphql_public', 'information_schema'];

async function schemas(site: Site): Promise<Finding> {
  const problems: string[] = [];
  for (const schema of SCHEMAS) {
    const answer = await site.askApi('/rest/v1/users', { headers: { 'accept-profile': schema } });
    if (codeOf(answer) !== 'PGRST106') problems.push(`${schema} answers ${shown(answer)}`);
  }
  return overall('REST serves the schema public and no other', problems, places.dataApi);
}

/** The root of REST, which describes every table to whoever may read it. */
async function description(site: Site): Promise<Finding> {
  const answer = await site.askApi('/rest/v1/');
  return answer.status < 300 || Object(jsonOf(answer)).definitions
    ? wrong('the description of the schema is open to visitors', places.dataApi)
    : fine('the description of the schema is closed to visitors');
}

/** GraphQL serves the same tables with other limits; it is reached beside the site, at the project. */
async function graphql(site: Site): Promise<Finding> {
  const what = 'GraphQL at the Supabase project';
  if (!site.supabaseUrl) return untried(what, 'set SUPABASE_URL to ask it');
  const answer = await site.askApi(`${site.supabaseUrl}/graphql/v1`, {
    method: 'POST',
    json: { query: '{ __schema { queryType { name } } }' },
  });
  const { data } = Object(jsonOf(answer)) as { data?: { __schema?: unknown } | null };
  return data?.__schema
    ? wrong(`${what} describes the database to visitors`, places.graphql)
    : fine(`${what} answers nothing`);
}

/** Ways to the data that the site does not use. */
export const checkClosed = async (site: Site): Promise<Finding[]> => [
  await schemas(site),
  await description(site),
  await graphql(site),
];
