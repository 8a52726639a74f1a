import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { CHROMIUM_ARGS } from '../support/browser/chromium';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { aptGet, onPath } from '../support/run/aptGet';
import { onTheWire, type Wire } from './onTheWire';
import { printTable } from './printTable';

/**
 * Presses during the start of a page, on a phone at a quarter of this machine's speed and 1.6 Mbit/s with 150 ms of latency: whether
 * each has its effect, and how long its longest event takes until the next paint. A press before the first paint waits for that,
 * because there is nothing to press. Prints figures and asserts nothing.
 */

/** React hydrates at about 2 s on a machine of two cores. */
const MOMENTS_MS = [200, 700, 1_500, 2_000, 3_000];
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
/** Time for a press to have its effect, in ms. */
const EFFECT_MS = 10_000;

interface Press {
  name: string;
  path: string;
  target: string;
  /** Code that returns whether the press has had its effect. */
  effect: string;
}

const PRESSES: Press[] = [
  {
    name: 'menu',
    path: '/consular/pets',
    target: 'header button[aria-controls="main-menu"]',
    effect: `document.querySelector('#main-menu').checkVisibility()`,
  },
  {
    name: 'box',
    path: '/consular/pets',
    target: 'main li input[type="checkbox"]',
    effect: `Object.keys(localStorage).some((key) => key.startsWith('ticks:')) &&
      document.querySelector('main li input[type="checkbox"]').checked &&
      [...document.querySelectorAll('main p[role="status"]')].some((line) => /1/.test(line.textContent))`,
  },
  {
    name: 'visit',
    path: '/consular/pets',
    target: '#visit',
    effect: `document.querySelector('details:has(> #visit) a[download], details:has(> #visit) button')?.checkVisibility()`,
  },
  {
    name: 'link',
    path: '/consular/pets',
    target: 'main nav a, main .breadcrumbs a, main a[href="/consular"]',
    effect: `location.pathname !== '/consular/pets'`,
  },
  {
    name: 'pause',
    path: '/',
    target: 'main button[aria-label^="Pause: images"]',
    effect: `document.querySelector('main button[aria-label^="Play: images"]') !== null`,
  },
];

/** Records the longest event, and scrolls to the target as soon as it exists. */
const OBSERVE = (target: string) => `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(pointer|mouse|click|key)/.test(name)) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const scroll = () => document.querySelector(${JSON.stringify(target)})?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const observer = new MutationObserver(scroll);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => { observer.disconnect(); scroll(); });
`;

/** Finds a full Chromium, because the headless shell reports the end of each event about 600 ms late. */
function fullChromium(): string {
  const find = () => process.env.CHROMIUM_PATH || onPath('chromium') || onPath('google-chrome');
  if (!find()) aptGet('install', '-y', 'chromium');
  const path = find();
  if (!path) throw new Error('Needs a full Chromium or Chrome; CHROMIUM_PATH names its program.');
  return path;
}

let browser: Browser;
let wire: Wire;
beforeAll(async () => {
  wire = await onTheWire(siteOfWorker());
  browser = await chromium.launch({ executablePath: fullChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser.close();
  await wire.close();
});

const newPhone = async (press: Press) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE(press.target));
  return { context, page };
};

/** Finds where the target is on the screen, with the page at rest. */
async function placeOf(press: Press): Promise<{ x: number; y: number }> {
  const { context, page } = await newPhone(press);
  await page.goto(wire.origin + press.path);
  await page.waitForLoadState('networkidle');
  const target = page.locator(press.target).first();
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error(`${press.name}: nothing to press`);
  await context.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressAt(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
}

const waitUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

async function measure(press: Press, place: { x: number; y: number }, moment: number) {
  const { context, page } = await newPhone(press);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(wire.origin + press.path, { waitUntil: 'commit' });
  const committed = Date.now();
  await waitUntil(committed + moment);
  await until(() => page.evaluate(`performance.getEntriesByType('paint').length > 0`));
  const pressed = Date.now();
  await pressAt(session, place);
  // In the debugger, because the content security policy refuses the evaluation that Playwright repeats in the page.
  const works = await until(() => page.evaluate<boolean>(press.effect));
  // Events are reported after the paint that ends them.
  await page.waitForTimeout(500);
  const longest = await page.evaluate<number>('window.longest').catch(() => 0);
  await context.close();
  return { works, longest: Math.round(longest), after: (pressed - committed) / 1000 };
}

/** Repeats a question until its answer is true, at most for EFFECT_MS; an answer that a navigation destroys counts as false. */
async function until(ask: () => Promise<unknown>): Promise<boolean> {
  const end = Date.now() + EFFECT_MS;
  while (Date.now() < end) {
    if (await ask().catch(() => false)) return true;
    await waitUntil(Date.now() + 50);
  }
  return false;
}

it('measures presses during the start', async () => {
  const longest: number[] = [];
  const rows = [];
  for (const press of PRESSES) {
    const place = await placeOf(press);
    for (const moment of MOMENTS_MS) {
      const result = await measure(press, place, moment);
      longest.push(result.longest);
      rows.push([
        press.name,
        moment / 1000,
        result.after.toFixed(1),
        result.works ? result.longest : 'lost',
      ]);
    }
  }
  printTable(['press', 'due after, s', 'pressed after, s', 'longest event, ms'], rows);
  const sorted = longest.sort((a, b) => a - b);
  printTable(
    ['median', 'worst'],
    [[sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]],
  );
}, 1_800_000);
