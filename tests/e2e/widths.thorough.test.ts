import type { Page } from 'playwright-core';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { staffRoutes } from '../../src/staff/shell/StaffArea';
import { overflowWidth } from '../support/browser/access';
import { ARTICLE, NARROW } from '../support/browser/accessibleKinds';
import { adminRest } from '../support/browser/adminRest';
import { putUpAlerts } from '../support/browser/alertsInBrowser';
import { PHONE, untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site, forgive } = withBrowser();

const sitePaths = [
  ...pages.map(({ path }) => path),
  ...[ARTICLE, '/news/page/2', '/search?q=passport', '/no/such/page'],
];

/** Returns the paths of routes, with parameters and the catch-all as they are written. */
const pathsOf = (routes: RouteObject[], parent: string): string[] =>
  routes.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    return children ? pathsOf(children, own) : [own];
  });
const [signIn = '', ...staffPaths] = pathsOf(staffRoutes, '/admin');

beforeAll(() => putUpAlerts({}));

/** Returns the pages that are wider than a window, each with the width and the difference. */
async function widePages(page: Page, paths: string[], language: string): Promise<string[]> {
  const wide: string[] = [];
  await page.evaluate((it) => localStorage.setItem('language', it), language);
  for (const path of paths) {
    await page.goto(site + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    for (const size of [NARROW, PHONE]) {
      await page.setViewportSize(size);
      const beyond = await overflowWidth(page);
      if (beyond > 0) wide.push(`${path} at ${size.width} pixels: ${beyond}`);
    }
  }
  forgive(/status of 404/);
  return wide;
}

it.each(languages)(
  'no page of the site is wider than a phone: %s',
  async (language) => {
    const page = await visit('/robots.txt');
    const paths = [...sitePaths.map((path) => withPrefix(path, language)), signIn];
    expect(await widePages(page, paths, language)).toEqual([]);
  },
  300_000,
);

it.each(languages)(
  'no page of the staff area is wider than a phone: %s',
  async (language) => {
    const rest = await adminRest();
    const idOf = async (route: string) =>
      (await rest('GET', `${route.split('/')[2]}?select=id&limit=1`))[0].id;
    const paths = await Promise.all(
      staffPaths.map(async (route) =>
        route.includes(':id')
          ? route.replace(':id', await idOf(route))
          : route.replace('*', 'none'),
      ),
    );
    const page = await openAsAdmin(visit, '/robots.txt');
    expect(await widePages(page, paths, language)).toEqual([]);
  },
  300_000,
);
