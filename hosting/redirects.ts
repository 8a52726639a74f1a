import type { Redirect } from '@vercel/routing-utils';

/** Paths that people type or have stored, with the page they mean; in Russian too, below /ru. */
const guesses: Record<string, string> = {
  '/eta': '/consular/visa',
  '/evisa': '/consular/visa',
  '/etd': '/consular/passports/emergency',
  '/visa': '/consular/visa',
  '/passport': '/consular/passports',
  '/passports': '/consular/passports',
  '/consular/passport': '/consular/passports',
  '/contact': '/embassy',
  '/contacts': '/embassy',
  '/about': '/embassy',
  '/help': '/consular/help',
  '/emergency': '/consular/help',
  // The page of changes, before news said them.
  '/changes': '/news',
  // Two pages that are now one page for each task; src/content/movedSections.ts has their sections.
  '/consular/offices': '/consular',
  '/consular/other': '/consular',
  '/fees': '/consular/fees',
  '/downloads': '/consular/downloads',
  '/forms': '/consular/downloads',
  '/services': '/consular',
  '/birth': '/consular/birth',
  '/marriage': '/consular/marriage',
  '/pets': '/consular/pets',
  '/good-conduct': '/consular/good-conduct',
  '/lost-passport': '/consular/passports/lost',
};

/** The rest of a path that a redirect repeats: no `\`, `%5C` or `%2F`, which could name a host. */
const REST = ':path([\\w-]+)*';

/** Returns Vercel's rule that answers `source` with status 308. */
const redirectRule = (source: string, destination: string): Redirect => ({
  source,
  destination,
  permanent: true,
});

/** Redirects of addresses that people type or that the site had before (status 308). */
export const redirects: Redirect[] = [
  // The staff area has one address for both languages.
  redirectRule('/ru/admin', '/admin'),
  redirectRule(`/ru/admin/${REST}`, '/admin/:path*'),
  // English has no prefix.
  redirectRule('/en', '/'),
  redirectRule(`/en/${REST}`, '/:path*'),
  ...Object.entries(guesses).flatMap(([guess, page]) => [
    redirectRule(guess, page),
    redirectRule(`/ru${guess}`, `/ru${page}`),
  ]),
];
