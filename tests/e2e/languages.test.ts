import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';

const { open, visit, site, forgive } = withBrowser();

describe('the language switch', () => {
  it('moves to the Russian address, is remembered after a reload, and comes back', async () => {
    const page = await visit('/consular/pets');
    await page.getByRole('button', { name: 'RU: Русский' }).click();
    await page.waitForURL(`${site}/ru/consular/pets`);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await page.goto(`${site}/consular`);
    await page.getByRole('heading', { level: 1, name: 'Консульские услуги' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Консульские услуги' }).waitFor();
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Consular services' }).waitFor();
    expect(page.url()).toBe(`${site}/consular`);
  });

  it('keeps the place on the page', async () => {
    const page = await visit('/consular/passports');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.getElementById('lost')?.scrollIntoView());
    // Not by a click: the pointer would scroll the switch into view first.
    await page.getByRole('button', { name: 'RU: Русский' }).dispatchEvent('click');
    await page.waitForURL(`${site}/ru/consular/passports`);
    await page.getByRole('heading', { level: 1, name: /Паспорта/ }).waitFor();
    const top = await page.evaluate(
      () => document.getElementById('lost')?.getBoundingClientRect().top ?? Number.NaN,
    );
    expect(Math.abs(top)).toBeLessThan(200);
  });

  it('fetches no Russian file before Russian is chosen', async () => {
    const fetched: string[] = [];
    const page = await open('/', {
      prepare: async (fresh) => fresh.on('response', (response) => fetched.push(response.url())),
    });
    await page.getByRole('heading', { level: 2, name: 'Latest News' }).waitFor();
    await page.waitForLoadState('networkidle');
    const english = new Set(fetched);
    await page.getByRole('button', { name: 'RU: Русский' }).click();
    await page.getByRole('heading', { level: 2, name: 'Последние новости' }).waitFor();
    const russian = fetched.filter((url) => !english.has(url) && url.endsWith('.js'));
    expect(russian.length).toBeGreaterThan(0);
    const bodies = await Promise.all(
      [...english]
        .filter((url) => url.endsWith('.js'))
        .map(async (url) => (await fetch(url)).text()),
    );
    expect(bodies.filter((body) => body.includes('Консульские услуги'))).toEqual([]);
  });

  it('shows no English to a reader who remembered Russian', async () => {
    const page = await open('/', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          window.localStorage.setItem('language', 'ru');
          const seen = new Set<string>();
          Object.assign(window, { seen });
          const look = () => {
            const heading = document.querySelector('h1');
            if (heading?.checkVisibility({ visibilityProperty: true })) {
              seen.add(heading.textContent.replaceAll('\u00a0', ' '));
            }
            requestAnimationFrame(look);
          };
          look();
        }),
    });
    await page.getByRole('heading', { level: 2, name: 'Последние новости' }).waitFor();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual(['Посольство Республики Кения в Российской Федерации']);
  });

  it('shows the other language rather than nothing where the script does not come', async () => {
    const page = await open('/', {
      prerenderedOnly: true,
      prepare: async (fresh) => {
        await fresh.clock.install();
        await fresh.addInitScript(() => window.localStorage.setItem('language', 'ru'));
        await fresh.route('**/assets/*.js', (route) => route.abort());
      },
    });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(false);
    await page.clock.runFor(5_000);
    await heading.waitFor();
    forgive(/Failed to load|net::ERR/);
  });
});
