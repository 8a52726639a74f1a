import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminRest } from '../support/browser/adminRest';
import { recordShifts, shiftOf } from '../support/browser/alertsInBrowser';
import { PHONE, withBrowser } from '../support/browser/browser';

/** The prerendered pages of news when they are hydrated, and after changes. */

const { open, visit, site, forgive } = withBrowser({ prepare: recordShifts });
const SLUG = 'an-afternoon-of-kenyan-tea';

let rest: Awaited<ReturnType<typeof adminRest>>;
beforeAll(async () => {
  rest = await adminRest();
});
beforeEach(() =>
  rest('PATCH', `news?slug=eq.${SLUG}`, {
    title: 'An afternoon of Kenyan tea',
    status: 'published',
  }),
);

describe('prerendered news', () => {
  it.each([PHONE, undefined])('are hydrated without layout shift, once (%o)', async (viewport) => {
    for (const path of ['/', '/ru/news', '/news?category=trade', `/news/${SLUG}`]) {
      const reads: string[] = [];
      const page = await visit(path, {
        ...(viewport && { viewport }),
        prepare: (newPage) =>
          newPage.route(/\/rest\/v1\/(?:news|notices)\b/, (route) => {
            reads.push(route.request().url());
            return route.continue();
          }),
      });
      await expect.poll(() => reads.length, { message: path }).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const shift = await shiftOf(page);
      await page.unrouteAll();
      // The articles of the category replace the prerendered list of all articles.
      expect(shift, path).toBeLessThan(path.includes('?') ? 0.1 : 0.02);
      expect(reads, path).toHaveLength(path === '/' ? 2 : 1);
    }
  });

  it('show at once what has changed since', async () => {
    await rest('PATCH', `news?slug=eq.${SLUG}`, { title: 'Corrected' });
    const page = await visit(`/news/${SLUG}`);
    await page.getByRole('heading', { level: 1, name: 'Corrected' }).waitFor();
    expect(await page.title()).toMatch(/^Corrected/);
    const list = await visit('/news');
    await list.getByRole('link', { name: 'Corrected' }).waitFor();
  });

  it('stay, with a note that they may be out of date, when the database cannot be reached', async () => {
    const page = await open('/', {
      prepare: (newPage) =>
        newPage.route('**/rest/v1/**', (route) => route.abort('connectionfailed')),
    });
    await page.getByText('We could not load the latest news').waitFor();
    await page.getByRole('link', { name: 'An afternoon of Kenyan tea' }).waitFor();
    await page.goto(`${site}/news`);
    await page.getByRole('alert').getByText('We could not load the latest news').waitFor();
    await page.goto(`${site}/news/an-afternoon-of-kenyan-tea`);
    await page.getByText('grows on high ground').waitFor();
    forgive(/Failed to load resource|rest\/v1/);
  });

  it('are not found once they have been withdrawn', async () => {
    await rest('PATCH', `news?slug=eq.${SLUG}`, { status: 'draft' });
    const page = await visit(`/ru/news/${SLUG}`);
    await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
  });
});
