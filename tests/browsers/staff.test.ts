import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { translation } from './samples';
import { TIMEOUT_MS } from './tab';
import { withTab } from './withTab';

const engine = inject('engine');
const tab = withTab();
const folder = mkdtempSync(join(tmpdir(), 'embassy-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TITLE = `A reception seen in ${engine}`;
const PATH = `/news/a-reception-seen-in-${engine}`;
const TEXT = 'Many guests came.';

/** Waits until a function in the page returns true. */
const waitUntil = <Args extends unknown[]>(
  description: string,
  inPage: (...args: Args) => boolean,
  ...args: Args
): Promise<void> =>
  expect
    .poll(() => tab().run(inPage, ...args), { message: description, timeout: TIMEOUT_MS })
    .toBe(true);

const waitForPath = (path: string): Promise<void> =>
  waitUntil(`the path ${path}`, (expected) => location.pathname === expected, path);

const waitForText = (text: string): Promise<void> =>
  waitUntil(
    `the page shows “${text}”`,
    (expected) => document.body.textContent.includes(expected),
    text,
  );

/** Draws an image on a canvas. Runs in the page. */
function drawImage(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (let index = 0; index < 200; index += 1) {
    context.fillStyle = `hsl(${index * 7} 60% 50%)`;
    context.fillRect((index * 7919) % 1600, (index * 104_729) % 1200, 300, 200);
  }
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** Writes an image that the engine has drawn to a file, and returns its path. */
async function imageFile(): Promise<string> {
  const data = await tab().run(drawImage);
  expect(data).toMatch(/^data:image\/jpeg;base64,/);
  const path = join(folder, 'Reception.jpg');
  writeFileSync(path, Buffer.from(data.split(',')[1] ?? '', 'base64'));
  return path;
}

/** Whether the article's image is loaded. Runs in the page. */
const isImageShown = (): boolean =>
  [...document.querySelectorAll('main img')].some(
    (image) =>
      image instanceof HTMLImageElement &&
      new URL(image.src).pathname.startsWith('/media/') &&
      image.naturalWidth > 100,
  );

describe('staff member', () => {
  it('signs in, publishes an article with an image, sees it on the site, and deletes it', async () => {
    await tab().resize({ width: 1280, height: 900 });
    await tab().open('/admin');
    await tab().type({ label: 'E-mail or phone' }, DEMO_ADMIN.email);
    await tab().type({ label: 'Password' }, DEMO_ADMIN.password);
    await tab().click({ role: 'button', name: 'Sign in' });
    await waitForPath('/admin/dashboard');

    await tab().open('/admin/news/new');
    await tab().type({ label: 'Title' }, TITLE);
    await tab().type({ label: 'Text' }, TEXT);
    await tab().setFile('#news-featured', await imageFile());
    await waitForText('Reception.jpg');
    await tab().selectOption({ label: 'Status' }, 'published');
    await tab().click({ role: 'button', name: /Publish/ });
    await waitForPath('/admin/dashboard');
    await waitForText(TITLE);

    await tab().open('/news');
    await tab().click({ role: 'link', name: TITLE });
    await waitForPath(PATH);
    await waitForText(TEXT);
    await waitUntil('the image is shown', isImageShown);

    await tab().open('/admin/dashboard');
    await tab().click({ role: 'button', name: new RegExp(`More.*${TITLE}`) });
    await tab().click({ role: 'button', name: new RegExp(`Delete.*${TITLE}`) });
    await tab().click({ role: 'button', name: translation('en', 'admin', 'delete.news.confirm') });
    await waitForText(`The article “${TITLE}” is in the bin.`);
    await tab().open(PATH);
    await waitForText('Page Not Found');
  }, 120_000);
});
