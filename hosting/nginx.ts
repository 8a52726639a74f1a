import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { VercelConfig } from './config.ts';
import { REVALIDATE, type Route, routesOf } from './routes.ts';

/** Backslashes of regular expressions stay, and `$1` is expanded. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Returns the variable of nginx for a header: `$header_cache_control` for `Cache-Control`. */
const variableOf = (header: string): string =>
  `$header_${header.toLowerCase().replaceAll('-', '_')}`;

const CACHE = 'Cache-Control';

const block = (head: string, lines: string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

const hideHeader = (name: string): string => `proxy_hide_header ${name};`;

const ifPath = ({ src }: Route, ...lines: string[]): string[] =>
  block(`if ($site_path ~* ${quoted(src)})`, lines);

/** The endpoints of GoTrue at which passwords and codes are guessed. */
const GUESSED = /\/auth\/v1\/(?:token|verify)$/;

/** Whether a route before the files sets a header of the paths that a rewrite passes on unchanged. */
const sets = (header: string, before: Route[], { src, dest = '' }: Route): boolean => {
  const { pathname } = new URL(dest.replace(/\$\d/g, 'x'));
  const matches = (pattern: string) => new RegExp(pattern, 'i').test(pathname);
  return matches(src) && before.some((route) => header in route.headers && matches(route.src));
};

/**
 * Returns a location that passes requests on, to a variable, because nginx then starts without resolving its name.
 * @param hidden headers of the upstream that are not passed on, in place of those of the server block
 */
function proxy({ src, dest = '' }: Route, hidden: string[]): string[] {
  const { origin } = new URL(dest);
  return block(`location ~* ${quoted(src)}`, [
    ...(GUESSED.test(dest)
      ? ['limit_req zone=sign_in burst=30 nodelay;', 'limit_req_status 429;']
      : []),
    `set ${variableOf(CACHE)} $proxied_cache;`,
    ...hidden.map(hideHeader),
    `set $upstream ${quoted(origin)};`,
    `rewrite ${quoted(`(?i)${src}`)} ${quoted(dest.slice(origin.length))} break;`,
    'proxy_pass $upstream;',
  ]);
}

/**
 * Returns the configuration of nginx that serves the build as Vercel does, for the `server` block of a second host
 * (docs/deployment.md): the routes of Vercel's configuration, in their order.
 * @param siteUrl origin of the main host, to which the function and the staff area are left
 */
export function nginxConfig(config: VercelConfig, siteUrl: string): string {
  const { before, after } = routesOf(config);
  const names = [
    CACHE,
    ...before.flatMap(({ headers, status }) => (status ? [] : Object.keys(headers))),
  ];
  const headers = [...new Set(names)];
  const isProxied = ({ dest = '' }: Route) => /^https?:/.test(dest);
  const isFunction = ({ dest = '' }: Route) => dest.startsWith('/api/');
  const files = after.filter((route) => route.dest && !isProxied(route) && !isFunction(route));
  const redirected = after.filter(({ status }) => status === 308);
  const missing = after.filter(({ status }) => status === 404);
  const refusal = JSON.stringify({ success: false, error: `Only at ${siteUrl}` });
  return [
    '# Written by `npm run build`: include it in a server block that sets root, listen and resolver (docs/deployment.md).',
    'uninitialized_variable_warn off;',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_types text/plain text/css text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml;',
    '',
    '# Compared as sent, because a decoded path in Location could contain a line end.',
    ...block('if ($request_uri ~ "^([^?]*)")', ['set $site_path $1;']),
    '# It would redirect to another host.',
    ...block('if ($request_uri ~ "^/[/\\\\\\\\]")', ['return 404;']),
    '',
    ...before.flatMap((route) =>
      route.status
        ? ifPath(
            route,
            `return ${route.status} ${quoted(`${route.headers.Location}$is_args$args`)};`,
          )
        : [],
    ),
    '',
    `set ${variableOf(CACHE)} ${quoted(REVALIDATE)};`,
    ...before.flatMap((route) =>
      route.status
        ? []
        : ifPath(
            route,
            ...Object.entries(route.headers).map(
              ([name, value]) => `set ${variableOf(name)} ${quoted(value)};`,
            ),
            ...(route.headers[CACHE]
              ? [`set $proxied_cache ${quoted(route.headers[CACHE])};`]
              : []),
          ),
    ),
    ...headers.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
    '# Paths are compared here without case, and with it by the comparison of both variables.',
    ...redirected.flatMap((route) =>
      ifPath(route, `set $page ${quoted(`${route.headers.Location}`)};`),
    ),
    ...block('if ($page = $site_path)', ['set $page "";']),
    ...block('if ($page)', ['return 308 $page$is_args$args;']),
    '',
    '# The first rewrite counts, so it is the last here. No file has the name of the initial value.',
    'set $rewritten "/-";',
    ...files
      .toReversed()
      .flatMap((route) =>
        ifPath(route, `set $rewritten ${quoted(route.dest?.split('?')[0] ?? '')};`),
      ),
    '',
    'error_page 404 /404.html;',
    ...block(
      'location = /404.html',
      missing.flatMap((route) =>
        ifPath(route, `set ${variableOf(CACHE)} ${quoted(`${route.headers[CACHE]}`)};`),
      ),
    ),
    ...block('location /', [
      'try_files $uri $uri.html $uri/index.html $rewritten.html $rewritten/index.html =404;',
    ]),
    ...block('location ~ "\\.webmanifest$"', ['default_type application/manifest+json;']),
    ...block('location ~ "\\.ics$"', ['default_type text/calendar;']),
    ...block('location ~* "^/api(?:/|$)"', [
      'default_type application/json;',
      `return 503 ${`'${refusal}'`};`,
    ]),
    '',
    'proxy_ssl_server_name on;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    'proxy_connect_timeout 5s;',
    '# Supabase limits sign-ins by the first address.',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    '# Not Cache-Control, which upstreams set for what they serve.',
    ...headers.filter((name) => name !== CACHE).map(hideHeader),
    ...after
      .filter(isProxied)
      .flatMap((route) => proxy(route, sets(CACHE, before, route) ? headers : [])),
    '',
  ].join('\n');
}

/** Returns the Vite plugin that writes the configuration beside the build (`dist.nginx.conf`), where no visitor is served it. */
export function writeNginxConfig(config: VercelConfig, siteUrl: string): Plugin {
  return {
    name: 'nginx-config',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      writeFileSync(`${dir}.nginx.conf`, nginxConfig(config, siteUrl));
    },
  };
}
