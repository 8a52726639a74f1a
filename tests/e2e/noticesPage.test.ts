import { describe, expect, it } from 'vitest';
import { typeset } from '../../src/lib/text/typeset';
import { withBrowser } from '../support/browser/browser';

/** The page of notices with the demo data: one text is pinned, one text has ended. */

const { open } = withBrowser();

const JAMHURI = '20000000-0000-4000-8000-000000000004';

describe('the page of notices', () => {
  it('has the whole texts without script, in Russian, those that have ended under the others, and says once that they are examples', async () => {
    const options = {
      javaScriptEnabled: false,
      prerenderedOnly: true,
      viewport: { width: 360, height: 740 },
    };
    const page = await open('/ru/notices', options);
    expect(await page.getByText(/примеры: Посольство их\sне\sвыпускало/).count()).toBe(1);
    const text = typeset('В праздничные дни Кении Посольство может быть закрыто.');
    expect(await page.locator(`[id="${JAMHURI}"]`).textContent()).toContain(text);
    const past = page.locator('h2:text-is("Прошедшие объявления") + ul > li');
    const [first = ''] = await past.allInnerTexts();
    expect(first).toMatch(/^В\sчетверг приёма нет\s+Прошло \d+/);
  });
});
