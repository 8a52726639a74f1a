import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { lineOf } from '../../../scripts/deployCheck/report';

const network = setupServer();

/** Lets requests through to the deployment, but for what a test breaks; mended after each test. */
export function breakable(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'bypass' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

type Method = 'all' | 'get' | 'post' | 'patch' | 'delete' | 'head';

/** Answers requests whose path and query match in place of the deployment. */
export function answering(
  method: Method,
  path: RegExp,
  answer: (request: Request) => Response | Promise<Response> | undefined,
): void {
  network.use(
    http[method](/.*/, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return path.test(pathname + search) ? answer(request) : undefined;
    }),
  );
}

/** GoTrue's body for an error. */
export const authError = (status: number, code: string, msg = code): Response =>
  HttpResponse.json({ code: status, error_code: code, msg }, { status });

/** What the deployment itself answers. */
export async function real(request: Request): Promise<Response> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  // MSW's mark for requests that no handler is to see.
  headers.append('accept', 'msw/passthrough');
  const body = await request.text();
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) });
  const kept = new Headers(answer.headers);
  // Decoded by fetch already.
  kept.delete('content-encoding');
  kept.delete('content-length');
  const { status } = answer;
  const empty = status === 204 || method === 'HEAD';
  return new HttpResponse(empty ? null : await answer.text(), { status, headers: kept });
}

/** The deployment's answer with other headers, status or text; null removes a header. */
export async function altered(
  request: Request,
  { headers = {}, status, text }: Alteration,
): Promise<Response> {
  const answer = await real(request);
  const changed = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  const body = await answer.text();
  return new HttpResponse(text ? text(body) : body, {
    status: status ?? answer.status,
    headers: changed,
  });
}

interface Alteration {
  headers?: Record<string, string | null>;
  status?: number;
  text?: (before: string) => string;
}

/** The lines of what is wrong. */
export const wrongIn = (findings: Finding[]): string[] =>
  findings.filter(({ outcome }) => outcome === 'wrong').map(lineOf);
