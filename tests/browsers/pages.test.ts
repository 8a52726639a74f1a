import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { siteOfWorker } from '../support/siteOfWorker';
import { measure, settled } from './measure';
import {
  type Expected,
  expectedOf,
  isLight,
  isListed,
  prerendered,
  samples,
  word,
} from './samples';
import { PATIENCE, type Size } from './tab';
import { withTab } from './withTab';

const PHONE: Size = { width: 360, height: 740 };
/** The phone before it is turned: what was wide then may not stay so. */
const TURNED_PHONE: Size = { width: 740, height: 360 };
const DESKTOP: Size = { width: 1280, height: 900 };

const site = siteOfWorker();
const tab = withTab();

/** Opens a page as somebody who has chosen no language yet. */
async function openFresh(address: string): Promise<void> {
  await tab().open(address);
  await tab().run(() => localStorage.removeItem('language'));
}

const path = () => tab().run(() => location.pathname + location.search);
const heading = () => tab().run(() => document.querySelector('h1')?.textContent);
const menuWord = (language: Language, key: string) => word(language, 'common', `menu.${key}`);

/** Whether the list of an open disclosure is seen. Runs in the page. */
function isListShown(): boolean {
  const open = document.querySelectorAll('header button[aria-expanded="true"]');
  return [...open].some((button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const link = list?.querySelector('a, button');
    const seen = link?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return seen === true && link !== null && link !== undefined && link.clientHeight > 20;
  });
}

/** Clicks the button of a disclosure, and waits until what it controls is seen. */
async function disclose(name: string): Promise<void> {
  await tab().click({ role: 'button', name });
  const shown = () => tab().run(isListShown);
  await expect.poll(shown, { message: `the list of “${name}”`, timeout: PATIENCE }).toBe(true);
}

describe.each(samples)('$address in $language', (sample) => {
  const { language } = sample;
  let expected: Expected;
  beforeAll(async () => {
    expected = await expectedOf(site, sample);
  });

  it('is hydrated, has its heading, title and styles, and fits a phone and a desktop', async ({
    task,
  }) => {
    const document = await prerendered(site, expected.address);
    if (isListed(sample)) expect(document.querySelector('h1')?.textContent).toMatch(/\S{3}/);
    await openFresh(expected.address);
    await expect.poll(heading, { timeout: PATIENCE }).toBe(expected.heading);
    task.meta.measured = {};
    for (const [size, footerColumns] of [
      [TURNED_PHONE, 1] as const,
      [PHONE, 1] as const,
      [DESKTOP, 3] as const,
    ]) {
      await tab().resize(size);
      await tab().run(settled);
      const measured = await tab().run(measure);
      task.meta.measured[`${size.width} px`] = measured;
      const { title, beyond, brokenPictures, fonts, styleSheets } = measured;
      expect({ title, beyond, brokenPictures }).toEqual({
        title: expected.title,
        beyond: 0,
        brokenPictures: [],
      });
      expect(measured.language).toBe(language);
      expect(styleSheets).toBeGreaterThan(0);
      if (isLight(sample)) continue;
      expect(fonts).toEqual(expect.arrayContaining(['Golos Text Variable']));
      expect(fonts.join()).toMatch(/Source Serif 4/);
      expect(measured.footerColumns).toBe(footerColumns);
    }
  });

  it('opens its menus, and changes the language in its place and back', async () => {
    await openFresh(expected.address);
    if (!isLight(sample)) {
      await tab().resize(PHONE);
      await disclose(menuWord(language, 'open'));
      await tab().resize(DESKTOP);
      await disclose(menuWord(language, 'consular'));
    }
    const other = languages.find((one) => one !== language) ?? language;
    const [there, back] = [other, language].map((one) => ({
      role: 'button' as const,
      name: `${one.toUpperCase()}: ${word(one, 'common', `language.${one}`)}`,
    }));
    await tab().click(there ?? '');
    await expect.poll(path, { timeout: PATIENCE }).toBe(expected.otherAddress);
    await expect.poll(() => tab().run(() => document.documentElement.lang)).toBe(other);
    await tab().click(back ?? '');
    await expect.poll(path, { timeout: PATIENCE }).toBe(expected.address);
    await expect.poll(heading, { timeout: PATIENCE }).toBe(expected.heading);
    await tab().run(() => localStorage.removeItem('language'));
  });
});
