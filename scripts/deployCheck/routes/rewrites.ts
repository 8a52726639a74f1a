import { type Finding, fine, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { type Answer, codeOf, jsonOf, type Site, shown } from '../site.ts';

/** Whether a path is answered by the site's own 404 page, because no rewrite leads it elsewhere. */
type Unrouted = (answer: Answer) => boolean;

async function rest(site: Site, unrouted: Unrouted): Promise<Finding[]> {
  const path = '/rest/v1/news?select=id&limit=1';
  const answer = await site.askApi(path);
  if (unrouted(answer)) return [wrong('/rest/v1 gets the 404 page', places.supabaseUrl)];
  if (answer.status === 401) {
    return [wrong(`/rest/v1 refuses the publishable key: ${shown(answer)}`, places.publishableKey)];
  }
  if (!Array.isArray(jsonOf(answer))) {
    return [wrong(`/rest/v1 gives no list of news: ${shown(answer)}`, places.supabaseUrl)];
  }
  const keyless = await site.ask(path);
  return [
    fine('/rest/v1 reaches the database'),
    keyless.status === 401
      ? fine('/rest/v1 refuses requests without a key')
      : wrong(`/rest/v1 answers without a key: ${shown(keyless)}`, places.supabaseUrl),
  ];
}

async function auth(site: Site, unrouted: Unrouted): Promise<Finding> {
  const answer = await site.askApi('/auth/v1/settings');
  if (unrouted(answer)) return wrong('/auth/v1 gets the 404 page', places.supabaseUrl);
  return Object(jsonOf(answer)).external
    ? fine('/auth/v1 reaches the sign-in service')
    : wrong(`/auth/v1 does not answer as GoTrue: ${shown(answer)}`, places.supabaseUrl);
}

async function media(site: Site, unrouted: Unrouted): Promise<Finding> {
  const answer = await site.ask('/media/news/deploy-check-no-such-file.jpg');
  if (unrouted(answer)) return wrong('/media gets the 404 page of the site', places.blobToken);
  return answer.status === 404
    ? fine('/media reaches a store, which says that an unknown file is not there')
    : wrong(`/media does not answer as a Blob store: ${shown(answer)}`, places.blobToken);
}

/** Calls of api/blob.ts that need nobody signed in. */
const CALLS = [
  { path: '/api/blob-upload', method: 'GET', status: 405 },
  { path: '/api/blob-delete', method: 'GET', status: 405 },
  { path: '/api/blob-list', method: 'GET', status: 401 },
] as const;

const blob = (site: Site, unrouted: Unrouted): Promise<Finding[]> =>
  Promise.all(
    CALLS.map(async ({ path, method, status }) => {
      const answer = await site.ask(path, { method });
      if (unrouted(answer)) return wrong(`${path} gets the 404 page`, places.build);
      if (answer.status === status) return fine(`${path} reaches the function`);
      const place =
        codeOf(answer) === 'store_unavailable' ? places.functionVariables : places.build;
      return wrong(`${path} answers ${shown(answer)}, not ${status}`, place);
    }),
  );

/** Whether each rewrite of the deployment leads to what it is for. */
export async function checkRewrites(site: Site): Promise<Finding[]> {
  const page = await site.ask('/deploy-check');
  const unrouted: Unrouted = ({ status, text }) => status === 404 && text === page.text;
  return [
    ...(await rest(site, unrouted)),
    await auth(site, unrouted),
    await media(site, unrouted),
    ...(await blob(site, unrouted)),
  ];
}
