import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { open } = withBrowser();

describe('chart', () => {
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
