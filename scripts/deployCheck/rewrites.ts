import { type Finding, finding } from './finding.ts';
import { places } from './places.ts';
import { codeOf, MISSING_RIGHT, type Site, type SiteResponse, shown } from './site.ts';

interface Rewrite {
  what: string;
  path: string;
  keyless?: true;
  /** Whether the response is that of the rewrite's target. */
  right: (response: SiteResponse) => boolean;
  /** Place to change what a wrong response shows. */
  place: (response: SiteResponse) => string;
}

function supabase(response: SiteResponse): string {
  if (codeOf(response) === MISSING_RIGHT) return places.rights;
  return response.status === 401 ? places.publishableKey : places.supabaseUrl;
}

/** Returns the check of an endpoint of api/blob.ts, by the status that it returns to GET without a session. */
const endpoint = (path: string, status: number): Rewrite => ({
  what: `${path} reaches the function`,
  path,
  right: (response) => response.status === status,
  place: (response) =>
    codeOf(response) === 'store_unavailable' ? places.functionVariables : places.build,
});

const page = (path: string): Rewrite => ({
  what: `${path} gets a page of the build`,
  path,
  right: ({ status }) => status === 200,
  place: () => places.build,
});

const REWRITES: Rewrite[] = [
  {
    what: '/rest/v1 reaches the database',
    path: '/rest/v1/news?select=id&limit=1',
    right: ({ json }) => Array.isArray(json),
    place: supabase,
  },
  {
    what: '/rest/v1 refuses requests without a key',
    path: '/rest/v1/news?select=id&limit=1',
    keyless: true,
    right: ({ status }) => status === 401,
    place: () => places.supabaseUrl,
  },
  {
    what: '/auth/v1 reaches GoTrue',
    path: '/auth/v1/settings',
    right: ({ json }) => Boolean(Object(json).external),
    place: supabase,
  },
  {
    what: '/media reaches a Blob store',
    path: '/media/news/deploy-check-no-such-file.jpg',
    right: ({ status }) => status === 404,
    place: () => places.blobToken,
  },
  endpoint('/api/blob-upload', 405),
  endpoint('/api/blob-delete', 405),
  endpoint('/api/blob-list', 401),
  page('/admin/deploy-check'),
];

/** Checks that each rewrite of the deployment (hosting/rewrites.ts) reaches its target. */
export async function checkRewrites(site: Site): Promise<Finding[]> {
  const notFound = await site.request('/deploy-check');
  return Promise.all(
    REWRITES.map(async ({ what, path, keyless, right, place }) => {
      const response = await site.request(path, { keyless });
      const unrouted = response.status === 404 && response.text === notFound.text;
      const problems = [
        ...(unrouted ? ['it gets the 404 page of the site'] : []),
        ...(unrouted || right(response) ? [] : [`it answers ${shown(response)}`]),
      ];
      return finding(what, problems, place(response));
    }),
  );
}
