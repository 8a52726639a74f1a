import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { open, visit, site, forgive } = withBrowser();

describe('language switch', () => {
  it('keeps the scroll position', async () => {
    const page = await visit('/consular/passports');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.getElementById('cases')?.scrollIntoView());
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // A dispatched event, because a click would scroll the switch into view.
    await page.getByRole('button', { name: 'RU: Русский' }).dispatchEvent('click');
    await page.waitForURL(`${site}/ru/consular/passports`);
    await page.getByRole('heading', { level: 1, name: /Паспорта/ }).waitFor();
    const top = await page.evaluate(
      () => document.getElementById('cases')?.getBoundingClientRect().top ?? Number.NaN,
    );
    expect(Math.abs(top)).toBeLessThan(200);
  });

  it('requests no Russian chunk before Russian is selected', async () => {
    const requested: string[] = [];
    const page = await open('/', {
      prepare: async (newPage) =>
        newPage.on('response', (response) => requested.push(response.url())),
    });
    await page.getByRole('heading', { level: 2, name: 'Latest News' }).waitFor();
    await page.waitForLoadState('networkidle');
    const before = requested.length;
    await page.getByRole('button', { name: 'RU: Русский' }).click();
    await page.getByRole('heading', { level: 2, name: 'Последние новости' }).waitFor();
    const isRussian = async (url: string) =>
      url.endsWith('.js') && (await (await fetch(url)).text()).includes('Консульские услуги');
    const russian = await Promise.all(requested.map(isRussian));
    expect([russian.slice(0, before).includes(true), russian.includes(true)]).toEqual([
      false,
      true,
    ]);
  });

  it('never shows English when Russian is the stored language', async () => {
    const page = await open('/', {
      prepare: (newPage) =>
        newPage.addInitScript(() => {
          window.localStorage.setItem('language', 'ru');
          const seen = new Set<string>();
          Object.assign(window, { seen });
          const record = () => {
            const heading = document.querySelector('h1');
            if (heading?.checkVisibility({ visibilityProperty: true })) {
              seen.add(heading.textContent.replaceAll('\u00a0', ' '));
            }
            requestAnimationFrame(record);
          };
          record();
        }),
    });
    await page.getByRole('heading', { level: 2, name: 'Последние новости' }).waitFor();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen).toEqual(['Посольство Республики Кения в Российской Федерации']);
  });

  it('shows the other language when the script fails to load', async () => {
    const page = await open('/', {
      prerenderedOnly: true,
      prepare: async (newPage) => {
        await newPage.clock.install();
        await newPage.addInitScript(() => window.localStorage.setItem('language', 'ru'));
        await newPage.route('**/assets/*.js', (route) => route.abort());
      },
    });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(false);
    await page.clock.runFor(5_000);
    await heading.waitFor();
    forgive(/Failed to load|net::ERR/);
  });
});
