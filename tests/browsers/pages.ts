import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { measure, waitUntilSettled } from './measure';
import {
  type Expected,
  expectedOf,
  isLight,
  isListed,
  prerendered,
  samples,
  translation,
} from './samples';
import { type Size, TIMEOUT_MS } from './tab';
import { tab } from './withTab';

const PHONE: Size = { width: 360, height: 740 };
/** The phone before rotation, because elements that were wide could stay wide. */
const LANDSCAPE_PHONE: Size = { width: 740, height: 360 };
const DESKTOP: Size = { width: 1280, height: 900 };

const site = siteOfWorker();

/** Opens a page without a stored language. */
async function openFresh(url: string): Promise<void> {
  await tab().open(url);
  await tab().run(() => localStorage.removeItem('language'));
}

const path = () => tab().run(() => location.pathname + location.search);
const heading = () => tab().run(() => document.querySelector('h1')?.textContent);
const menuText = (language: Language, key: string) =>
  translation(language, 'common', `menu.${key}`);

/** Whether the list of an open disclosure is visible. Runs in the page. */
function isListShown(): boolean {
  const open = document.querySelectorAll('header button[aria-expanded="true"]');
  return [...open].some((button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const link = list?.querySelector('a, button');
    const visible = link?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return visible === true && link !== null && link !== undefined && link.clientHeight > 20;
  });
}

/** Clicks the button of a disclosure and waits until the controlled list is visible. */
async function openDisclosure(name: string): Promise<void> {
  await tab().click({ role: 'button', name });
  const isShown = () => tab().run(isListShown);
  await expect.poll(isShown, { message: `the list of “${name}”`, timeout: TIMEOUT_MS }).toBe(true);
}

/** Tests a page of each kind, in both languages. */
export function testPages(): void {
  describe.each(samples)('$localizedPath in $language', (sample) => {
    const { language } = sample;
    let expected: Expected;
    beforeAll(async () => {
      expected = await expectedOf(site, sample);
    });

    it('is hydrated, has heading, title and styles, and fits a phone and a desktop', async () => {
      const document = await prerendered(site, expected.localizedPath);
      if (isListed(sample)) expect(document.querySelector('h1')?.textContent).toMatch(/\S{3}/);
      await openFresh(expected.localizedPath);
      await expect.poll(heading, { timeout: TIMEOUT_MS }).toBe(expected.heading);
      for (const [size, footerColumns] of [
        [LANDSCAPE_PHONE, 1] as const,
        [PHONE, 1] as const,
        [DESKTOP, 3] as const,
      ]) {
        await tab().resize(size);
        await tab().run(waitUntilSettled);
        const measured = await tab().run(measure);
        const { title, beyond, brokenImages, fonts, styleSheets } = measured;
        expect({ title, beyond, brokenImages }).toEqual({
          title: expected.title,
          beyond: 0,
          brokenImages: [],
        });
        expect(measured.language).toBe(language);
        expect(styleSheets).toBeGreaterThan(0);
        if (isLight(sample)) continue;
        expect(fonts).toEqual(expect.arrayContaining(['Golos Text Variable']));
        expect(fonts.join()).toMatch(/Source Serif 4/);
        expect(measured.footerColumns).toBe(footerColumns);
      }
    });

    it('opens its menus, and switches the language and back on the same page', async () => {
      await openFresh(expected.localizedPath);
      if (!isLight(sample)) {
        await tab().resize(PHONE);
        await openDisclosure(menuText(language, 'open'));
        await tab().resize(DESKTOP);
        await openDisclosure(menuText(language, 'consular'));
      }
      const other = languages.find((one) => one !== language) ?? language;
      const [otherButton, backButton] = [other, language].map((one) => ({
        role: 'button' as const,
        name: `${one.toUpperCase()}: ${translation(one, 'common', `language.${one}`)}`,
      }));
      await tab().click(otherButton ?? '');
      await expect.poll(path, { timeout: TIMEOUT_MS }).toBe(expected.otherPath);
      await expect.poll(() => tab().run(() => document.documentElement.lang)).toBe(other);
      await tab().click(backButton ?? '');
      await expect.poll(path, { timeout: TIMEOUT_MS }).toBe(expected.localizedPath);
      await expect.poll(heading, { timeout: TIMEOUT_MS }).toBe(expected.heading);
      await tab().run(() => localStorage.removeItem('language'));
    });
  });
}
