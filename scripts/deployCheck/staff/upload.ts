import { put } from '@vercel/blob/client';
import { type Finding, fine, messageOf, overall, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { type Answer, codeOf, jsonOf, type Site, shown } from '../site.ts';
import type { Staff } from './testAdmin.ts';

/** The store adds letters to the name. */
const PREFIX = 'notices/deploy-check';
const PATHNAME = `${PREFIX}.pdf`;
const TYPE = 'application/pdf';
const BYTES = '%PDF-1.4\n% Deleted by the deployment check that made it.\n';

type Call = (path: string, init?: { method?: string; json?: unknown }) => Promise<Answer>;

const callAs =
  ({ site, accessToken }: Staff): Call =>
  (path, init) =>
    site.askApi(path, { ...init, headers: { authorization: `Bearer ${accessToken}` } });

async function served(site: Site, pathname: string): Promise<Finding> {
  const answer = await site.ask(`/media/${pathname}`);
  const problems = [
    ...(answer.status === 200 && answer.text === BYTES ? [] : [`it answers ${shown(answer)}`]),
    ...(answer.headers.get('content-type')?.startsWith(TYPE) ? [] : ['its type is another']),
  ];
  return overall('an uploaded file is served under /media', problems, places.blobToken);
}

/** URLs of this check's files, of a check that was broken off as well. */
async function listed(call: Call): Promise<string[] | undefined> {
  const answer = await call(`/api/blob-list?${new URLSearchParams({ prefix: PREFIX })}`);
  const { blobs } = Object(jsonOf(answer)) as { blobs?: { url: string; usedBy: unknown[] }[] };
  return blobs?.filter(({ usedBy }) => usedBy.length === 0).map(({ url }) => url);
}

/** Whether they are gone is asked of the list: a cache may go on giving what was deleted. */
async function undo(call: Call): Promise<Finding> {
  const problems: string[] = [];
  for (const url of (await listed(call)) ?? []) {
    const gone = await call(`/api/blob-delete?${new URLSearchParams({ url })}`, {
      method: 'DELETE',
    });
    if (gone.status !== 200) problems.push(shown(gone));
  }
  const left = await listed(call);
  if (left?.length !== 0) problems.push(`${left?.join(', ') ?? PATHNAME} is left`);
  return overall('the uploaded file is deleted', problems, places.staffArea);
}

/** The token to upload that one file with, or why there is none. */
async function askForToken(call: Call): Promise<string | Finding> {
  const answer = await call('/api/blob-upload', {
    method: 'POST',
    json: {
      type: 'blob.generate-client-token',
      payload: { pathname: PATHNAME, multipart: false, clientPayload: null },
    },
  });
  const { clientToken } = Object(jsonOf(answer)) as { clientToken?: unknown };
  if (answer.status === 200 && typeof clientToken === 'string') return clientToken;
  const unset = codeOf(answer) === 'store_unavailable';
  const place = unset ? places.functionVariables : places.blobToken;
  return wrong(`the function gives no token to upload with: ${shown(answer)}`, place);
}

async function uploadAndRead(site: Site, token: string): Promise<Finding[]> {
  const options = { access: 'public', token, contentType: TYPE } as const;
  const { pathname } = await put(PATHNAME, BYTES, options);
  return [fine('a file is uploaded'), await served(site, pathname)];
}

/** One small file: uploaded with a token of the function, read under /media, deleted. */
export async function checkUpload(staff: Staff): Promise<Finding[]> {
  const call = callAs(staff);
  const token = await askForToken(call);
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
