import { put } from '@vercel/blob/client';
import { type Finding, fine, messageOf, overall, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, type SiteResponse, shown } from '../site.ts';
import type { Staff } from './testAdmin.ts';

/** Prefix of the stored pathname, because the store appends a random suffix to the name. */
const PREFIX = 'notices/deploy-check';
const PATHNAME = `${PREFIX}.pdf`;
const TYPE = 'application/pdf';
const BYTES = '%PDF-1.4\n% Deleted by the deployment check that made it.\n';

type Call = (path: string, init?: { method?: string; json?: unknown }) => Promise<SiteResponse>;

const callAs =
  ({ site, accessToken }: Staff): Call =>
  (path, init) =>
    site.requestApi(path, { ...init, headers: { authorization: `Bearer ${accessToken}` } });

async function served(site: Site, pathname: string): Promise<Finding> {
  const response = await site.request(`/media/${pathname}`);
  const problems = [
    ...(response.status === 200 && response.text === BYTES
      ? []
      : [`it answers ${shown(response)}`]),
    ...(response.headers.get('content-type')?.startsWith(TYPE) ? [] : ['its type is another']),
  ];
  return overall('an uploaded file is served under /media', problems, places.blobToken);
}

/** Returns the URLs of this check's files and of those that interrupted checks have left; undefined without a list. */
async function listed(call: Call): Promise<string[] | undefined> {
  const response = await call(`/api/blob-list?${new URLSearchParams({ prefix: PREFIX })}`);
  const { blobs } = Object(jsonOf(response)) as { blobs?: { url: string; usedBy: unknown[] }[] };
  return blobs?.filter(({ usedBy }) => usedBy.length === 0).map(({ url }) => url);
}

/** Deletes the files and verifies it by the list, because a cache may still serve a deleted file. */
async function undo(call: Call): Promise<Finding> {
  const problems: string[] = [];
  for (const url of (await listed(call)) ?? []) {
    const deletion = await call(`/api/blob-delete?${new URLSearchParams({ url })}`, {
      method: 'DELETE',
    });
    if (deletion.status !== 200) problems.push(shown(deletion));
  }
  const left = await listed(call);
  if (left?.length !== 0) problems.push(`${left?.join(', ') ?? PATHNAME} is left`);
  return overall('the uploaded file is deleted', problems, places.staffArea);
}

/** Returns the client token for the file, or a `wrong` finding. */
async function requestToken(call: Call): Promise<string | Finding> {
  const response = await call('/api/blob-upload', {
    method: 'POST',
    json: {
      type: 'blob.generate-client-token',
      payload: { pathname: PATHNAME, multipart: false, clientPayload: null },
    },
  });
  const { clientToken } = Object(jsonOf(response)) as { clientToken?: unknown };
  if (response.status === 200 && typeof clientToken === 'string') return clientToken;
  const unset = codeOf(response) === 'store_unavailable';
  const place = unset ? places.functionVariables : places.blobToken;
  return wrong(`the function gives no token to upload with: ${shown(response)}`, place);
}

async function uploadAndRead(site: Site, token: string): Promise<Finding[]> {
  const options = { access: 'public', token, contentType: TYPE } as const;
  const { pathname } = await put(PATHNAME, BYTES, options);
  return [fine('a file is uploaded'), await served(site, pathname)];
}

/**
 * Checks uploads with one small file (R7.15, R7.18): uploads it with a client token, reads it under
 * /media, deletes it. Returns the findings.
 */
export async function checkUpload(staff: Staff): Promise<Finding[]> {
  const call = callAs(staff);
  const token = await requestToken(call);
  if (typeof token !== 'string') return [token];
  const findings: Finding[] = [];
  try {
    findings.push(...(await uploadAndRead(staff.site, token)));
  } catch (cause) {
    findings.push(wrong(`the upload stopped: ${messageOf(cause)}`, places.blobToken));
  } finally {
    findings.push(await undo(call));
  }
  return findings;
}
