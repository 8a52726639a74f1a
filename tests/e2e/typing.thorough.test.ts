import { expect, it } from 'vitest';
import { untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** A day or a time takes what is typed, key by key, and is not called wrong on the way. */
const { visit } = withBrowser();

const YEAR = new Date().getFullYear() + 1;
/** The keys of a browser in American English for each type of input, and the value that they make. */
const KEYS: Record<string, [keys: string[], value: string]> = {
  date: [[...`1214${YEAR}`], `${YEAR}-12-14`],
  'datetime-local': [[...`1214${YEAR}`, 'ArrowRight', ...'1130A'], `${YEAR}-12-14T11:30`],
  time: [[...'1130A'], '11:30'],
};

/** Opens what is folded, and the form of a closed day. Runs in the page. */
function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const button of document.querySelectorAll<HTMLElement>('main button')) {
    const isFolded = button.ariaExpanded === 'false' && !button.ariaHasPopup;
    if (isFolded || /^Add a closed day/.test(button.textContent)) button.click();
  }
}

it.each([
  ...['/consular/pets', '/consular/passports/emergency', '/consular/eta-stuck', '/consular/birth'],
  ...['/admin/news/new', '/admin/notices/new', '/admin/alerts/new', '/admin/facts?show=days'],
])('the days and times of %s stay as they are typed', async (path) => {
  const page = path.startsWith('/admin') ? await openAsAdmin(visit, path) : await visit(path);
  const control = path.includes('facts') ? 'li button' : ':is(button, summary)';
  await page.locator(`main ${control}`).first().waitFor({ state: 'attached' });
  await untilLoaded(page);
  await page.evaluate(unfold);
  // The code of a visit is loaded when it is opened.
  if ((await page.locator('[data-visit]').count()) > 0)
    await page.getByLabel('Day of your visit').waitFor();
  const fields = page.locator('main input:is([type^="date"], [type="time"]):visible');
  await fields.first().waitFor();
  for (const field of await fields.all()) {
    const [keys, value] = KEYS[(await field.getAttribute('type')) ?? ''] ?? [[], ''];
    const isWrong = async () => (await field.getAttribute('aria-invalid')) === 'true';
    const before = await isWrong();
    await field.focus();
    for (const key of keys) {
      await page.keyboard.press(key);
      expect(!before && (await isWrong()), `wrong at ${await field.inputValue()}`).toBe(false);
    }
    await field.blur();
    expect(await field.inputValue()).toBe(value);
  }
});
