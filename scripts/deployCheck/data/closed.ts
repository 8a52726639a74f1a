import { type Finding, fine, overall, untried, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, shown } from '../site.ts';

const SCHEMAS = ['private', 'auth', 'storage', 'graphql_public', 'information_schema'];

async function schemas(site: Site): Promise<Finding> {
  const problems: string[] = [];
  for (const schema of SCHEMAS) {
    const response = await site.requestApi('/rest/v1/users', {
      headers: { 'accept-profile': schema },
    });
    if (codeOf(response) !== 'PGRST106') problems.push(`${schema} answers ${shown(response)}`);
  }
  return overall('REST serves the schema public and no other', problems, places.dataApi);
}

/** Checks the root of PostgREST, which would describe every table. */
async function description(site: Site): Promise<Finding> {
  const response = await site.requestApi('/rest/v1/');
  return response.status < 300 || Object(jsonOf(response)).definitions
    ? wrong('the description of the schema is open to visitors', places.dataApi)
    : fine('the description of the schema is closed to visitors');
}

/** Checks GraphQL, which would serve the same tables with other limits; not rewritten, so at the project's URL. */
async function graphql(site: Site): Promise<Finding> {
  const what = 'GraphQL at the Supabase project';
  if (!site.supabaseUrl) return untried(what, 'set SUPABASE_URL to ask it');
  const response = await site.requestApi(`${site.supabaseUrl}/graphql/v1`, {
    method: 'POST',
    json: { query: '{ __schema { queryType { name } } }' },
  });
  const { data } = Object(jsonOf(response)) as { data?: { __schema?: unknown } | null };
  return data?.__schema
    ? wrong(`${what} describes the database to visitors`, places.graphql)
    : fine(`${what} answers nothing`);
}

/**
 * Checks that visitors cannot use the other APIs of the Supabase project, and returns a finding for each:
 * further schemas, the API description, GraphQL. Rejects when no response comes within 20 s.
 */
export const checkClosed = async (site: Site): Promise<Finding[]> => [
  await schemas(site),
  await description(site),
  await graphql(site),
];
