import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

/**
 * The content security policy in a real browser. The browser logs each violation to its console,
 * and any message there fails every test that opens a page (tests/support/browser/browser.ts).
 */

const { visit, forgive } = withBrowser();

/** Does everything that the policy forbids. */
function misbehave(): void {
  const appendElement = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.body.append(Object.assign(document.createElement(name), properties));
  appendElement('script', { text: 'window.ran = true' });
  appendElement('script', { src: 'https://evil.example/x.js' });
  appendElement('img', { src: 'https://evil.example/x.png' });
  appendElement('iframe', { src: 'https://evil.example/' });
  document.body.setAttribute('onclick', 'window.ran = true');
  document.body.setAttribute('style', 'color: red');
  document.body.click();
  void fetch('https://evil.example/').catch(() => undefined);
}

it('content security policy blocks scripts, styles, images, frames and connections, which tests notice', async () => {
  const page = await visit('/accessibility');
  await page.evaluate(misbehave);
  const kinds = ['inline script', 'the script', 'event handler', 'inline style', 'the image'];
  for (const kind of [...kinds, 'Framing', 'Connecting']) {
    await expect
      .poll(() => forgive(new RegExp(`${kind}.* violates`)), { message: kind })
      .toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  forgive(/evil\.example/);
});
