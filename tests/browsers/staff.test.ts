import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { word } from './samples';
import { PATIENCE } from './tab';
import { withTab } from './withTab';

const engine = inject('engine');
const tab = withTab();
const folder = mkdtempSync(join(tmpdir(), 'embassy-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TITLE = `A reception seen in ${engine}`;
const ADDRESS = `/news/a-reception-seen-in-${engine}`;
const TEXT = 'Many guests came.';

/** Waits until a function in the page gives true. */
const until = <Args extends unknown[]>(
  what: string,
  inPage: (...args: Args) => boolean,
  ...args: Args
): Promise<void> =>
  expect.poll(() => tab().run(inPage, ...args), { message: what, timeout: PATIENCE }).toBe(true);

const untilAt = (path: string): Promise<void> =>
  until(`the address ${path}`, (wanted) => location.pathname === wanted, path);

const untilSaid = (text: string): Promise<void> =>
  until(`the page says “${text}”`, (wanted) => document.body.textContent.includes(wanted), text);

/** Draws a picture in the page. Runs in it. */
function drawPicture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (let at = 0; at < 200; at += 1) {
    context.fillStyle = `hsl(${at * 7} 60% 50%)`;
    context.fillRect((at * 7919) % 1600, (at * 104_729) % 1200, 300, 200);
  }
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** A photograph on disk, drawn by the engine itself. */
async function pictureFile(): Promise<string> {
  const data = await tab().run(drawPicture);
  expect(data).toMatch(/^data:image\/jpeg;base64,/);
  const path = join(folder, 'Reception.jpg');
  writeFileSync(path, Buffer.from(data.split(',')[1] ?? '', 'base64'));
  return path;
}

/** Whether the article's picture is shown. Runs in the page. */
const isPictureShown = (): boolean =>
  [...document.querySelectorAll('main img')].some(
    (image) =>
      image instanceof HTMLImageElement &&
      new URL(image.src).pathname.startsWith('/media/') &&
      image.naturalWidth > 100,
  );

describe('a member of staff', () => {
  it('signs in, publishes an article with a picture, sees it on the site, and deletes it', async () => {
    await tab().resize({ width: 1280, height: 900 });
    await tab().open('/admin');
    await tab().type({ label: 'E-mail or phone' }, DEMO_ADMIN.email);
    await tab().type({ label: 'Password' }, DEMO_ADMIN.password);
    await tab().click({ role: 'button', name: 'Sign in' });
    await untilAt('/admin/dashboard');

    await tab().open('/admin/news/new');
    await tab().type({ label: 'Title' }, TITLE);
    await tab().type({ label: 'Text' }, TEXT);
    await tab().giveFile('#news-featured', await pictureFile());
    await untilSaid('Reception.jpg');
    await tab().choose({ label: 'Status' }, 'published');
    await tab().click({ role: 'button', name: /Publish/ });
    await untilAt('/admin/dashboard');
    await untilSaid(TITLE);

    await tab().open('/news');
    await tab().click({ role: 'link', name: TITLE });
    await untilAt(ADDRESS);
    await untilSaid(TEXT);
    await until('the picture is shown', isPictureShown);

    await tab().open('/admin/dashboard');
    await tab().click({ role: 'button', name: new RegExp(`More.*${TITLE}`) });
    await tab().click({ role: 'button', name: new RegExp(`Delete.*${TITLE}`) });
    await tab().click({ role: 'button', name: word('en', 'admin', 'delete.news.confirm') });
    await untilSaid(`The article “${TITLE}” is in the bin.`);
    await tab().open(ADDRESS);
    await untilSaid('Page Not Found');
  }, 120_000);
});
