import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { open, visit } = withBrowser();

describe('chart', () => {
  it('is an image with a title to screen readers and opens its table by keyboard', async () => {
    const page = await visit('/explore/trade');
    await page.getByRole('img', { name: 'Chart: Largest exports, 2024' }).waitFor();
    await page.getByText('Show the figures: Largest exports, 2024').press('Enter');
    const row = page.getByRole('row', { name: 'tea' });
    await row.waitFor();
    expect((await row.textContent())?.replace(/\s/g, ' ')).toBe('teaKSh 189.1 billion');
  });

  it('is rendered without JavaScript', async () => {
    const page = await open('/ru/explore/trade', {
      javaScriptEnabled: false,
      prerenderedOnly: true,
    });
    const image = page.getByRole('img', {
      name: 'Диаграмма: Главные статьи экспорта, 2024 год, в кенийских шиллингах',
    });
    await image.waitFor();
    expect(await image.textContent()).toContain('189,1');
  });
});
