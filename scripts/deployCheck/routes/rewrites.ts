import { type Finding, fine, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, type SiteResponse, shown } from '../site.ts';

/** Whether a response is the 404 page of the site, because no rewrite matches the path. */
type Unrouted = (response: SiteResponse) => boolean;

async function rest(site: Site, unrouted: Unrouted): Promise<Finding[]> {
  const path = '/rest/v1/news?select=id&limit=1';
  const response = await site.requestApi(path);
  if (unrouted(response)) return [wrong('/rest/v1 gets the 404 page', places.supabaseUrl)];
  if (response.status === 401) {
    return [
      wrong(`/rest/v1 refuses the publishable key: ${shown(response)}`, places.publishableKey),
    ];
  }
  if (!Array.isArray(jsonOf(response))) {
    return [wrong(`/rest/v1 gives no list of news: ${shown(response)}`, places.supabaseUrl)];
  }
  const keyless = await site.request(path);
  return [
    fine('/rest/v1 reaches the database'),
    keyless.status === 401
      ? fine('/rest/v1 refuses requests without a key')
      : wrong(`/rest/v1 answers without a key: ${shown(keyless)}`, places.supabaseUrl),
  ];
}

async function auth(site: Site, unrouted: Unrouted): Promise<Finding> {
  const response = await site.requestApi('/auth/v1/settings');
  if (unrouted(response)) return wrong('/auth/v1 gets the 404 page', places.supabaseUrl);
  return Object(jsonOf(response)).external
    ? fine('/auth/v1 reaches the sign-in service')
    : wrong(`/auth/v1 does not answer as GoTrue: ${shown(response)}`, places.supabaseUrl);
}

async function media(site: Site, unrouted: Unrouted): Promise<Finding> {
  const response = await site.request('/media/news/deploy-check-no-such-file.jpg');
  if (unrouted(response)) return wrong('/media gets the 404 page of the site', places.blobToken);
  return response.status === 404
    ? fine('/media reaches a store, which says that an unknown file is not there')
    : wrong(`/media does not answer as a Blob store: ${shown(response)}`, places.blobToken);
}

/** Requests to api/blob.ts without a session, with the status that it returns. */
const CALLS = [
  { path: '/api/blob-upload', method: 'GET', status: 405 },
  { path: '/api/blob-delete', method: 'GET', status: 405 },
  { path: '/api/blob-list', method: 'GET', status: 401 },
] as const;

const blob = (site: Site, unrouted: Unrouted): Promise<Finding[]> =>
  Promise.all(
    CALLS.map(async ({ path, method, status }) => {
      const response = await site.request(path, { method });
      if (unrouted(response)) return wrong(`${path} gets the 404 page`, places.build);
      if (response.status === status) return fine(`${path} reaches the function`);
      const place =
        codeOf(response) === 'store_unavailable' ? places.functionVariables : places.build;
      return wrong(`${path} answers ${shown(response)}, not ${status}`, place);
    }),
  );

/**
 * Checks that each rewrite of the deployment reaches its upstream (decision 0001), and returns the
 * findings. Rejects when no response comes within 20 s.
 */
export async function checkRewrites(site: Site): Promise<Finding[]> {
  const page = await site.request('/deploy-check');
  const unrouted: Unrouted = ({ status, text }) => status === 404 && text === page.text;
  return [
    ...(await rest(site, unrouted)),
    await auth(site, unrouted),
    await media(site, unrouted),
    ...(await blob(site, unrouted)),
  ];
}
