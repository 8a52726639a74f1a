import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/languages';
import { staffRoutes } from '../../src/staff/shell/StaffArea';
import { overflowWidth } from '../support/browser/access';
import { NARROW } from '../support/browser/accessibleKinds';
import { adminRest } from '../support/browser/adminRest';
import { putUpAlerts } from '../support/browser/alertsInBrowser';
import { PHONE, untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site, forgive } = withBrowser();

/** Returns the paths of routes, with parameters and the catch-all as they are written. */
const pathsOf = (routes: RouteObject[], parent: string): string[] =>
  routes.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    return children ? pathsOf(children, own) : [own];
  });
it.each(languages)(
  'no page of the staff area is wider than a phone: %s',
  async (language) => {
    await putUpAlerts({});
    const rest = await adminRest();
    const page = await openAsAdmin(visit, '/robots.txt');
    await page.evaluate((it) => localStorage.setItem('language', it), language);
    const wide: string[] = [];
    for (const route of pathsOf(staffRoutes, '/admin').slice(1)) {
      const [{ id }] = route.includes(':id')
        ? await rest('GET', `${route.split('/')[2]}?select=id&limit=1`)
        : [{}];
      await page.goto(site + route.replace(':id', id).replace('*', 'none'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilLoaded(page);
      for (const size of [NARROW, PHONE]) {
        await page.setViewportSize(size);
        if ((await overflowWidth(page)) > 0) wide.push(`${route} at ${size.width} pixels`);
      }
    }
    expect(wide).toEqual([]);
    forgive(/status of 404/);
  },
  300_000,
);
