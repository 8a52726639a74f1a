import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { lineOf } from '../../../scripts/deployCheck/report';

const network = setupServer();

/**
 * Passes requests on to the deployment except those that a test intercepts; reset after each test.
 */
export function interceptDeployment(): void {
  beforeAll(() => network.listen({ onUnhandledRequest: 'bypass' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

type Method = 'all' | 'get' | 'post' | 'patch' | 'delete' | 'head';

/** Replaces the deployment's response to requests whose path and query match. */
export function intercept(
  method: Method,
  path: RegExp,
  respond: (request: Request) => Response | Promise<Response> | undefined,
): void {
  network.use(
    http[method](/.*/, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return path.test(pathname + search) ? respond(request) : undefined;
    }),
  );
}

/** The body of a GoTrue error. */
export const authError = (status: number, code: string, msg = code): Response =>
  HttpResponse.json({ code: status, error_code: code, msg }, { status });

/** Returns the response of the deployment itself. */
export async function fetchOriginal(request: Request): Promise<Response> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  // MSW passes requests with this value on without a handler.
  headers.append('accept', 'msw/passthrough');
  const body = await request.text();
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) });
  const decodedHeaders = new Headers(response.headers);
  // fetch has decoded the body already.
  decodedHeaders.delete('content-encoding');
  decodedHeaders.delete('content-length');
  const { status } = response;
  const empty = status === 204 || method === 'HEAD';
  return new HttpResponse(empty ? null : await response.text(), {
    status,
    headers: decodedHeaders,
  });
}

/** Returns the deployment's response with other headers, status or text; null removes a header. */
export async function modifyResponse(
  request: Request,
  { headers = {}, status, text }: Alteration,
): Promise<Response> {
  const response = await fetchOriginal(request);
  const changed = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  const body = await response.text();
  return new HttpResponse(text ? text(body) : body, {
    status: status ?? response.status,
    headers: changed,
  });
}

interface Alteration {
  headers?: Record<string, string | null>;
  status?: number;
  text?: (original: string) => string;
}

/** The lines of the findings whose outcome is `wrong`. */
export const wrongLines = (findings: Finding[]): string[] =>
  findings.filter(({ outcome }) => outcome === 'wrong').map(lineOf);
