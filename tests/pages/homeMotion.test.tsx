import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heroGreetings } from '../../src/content/home/hero';
import { newsRow, noticeRow } from '../support/builders';
import { interceptNetwork, rows, table } from '../support/msw';
import {
  advanceTime,
  openWithStoppedClock,
  stopClock,
  waitOnStoppedClock,
} from '../support/stoppedClock';

/** Spec 9, Paging and display. */
const SCENE_MS = 3_000;
const LINE_MS = 10_000;
const NEWS_MS = 3_000;
const NOTICE_MS = 10_000;

interface Moving {
  name: string;
  /** The part of the page that moves. */
  region: string;
  ms: number;
  /** What is shown now. */
  now: () => string;
  pause: string;
}

const region = (name: string) => screen.getByRole('region', { name });
const activeScene = () =>
  region(HERO).querySelector('[data-active="true"] img')?.getAttribute('src') ?? '';
const currentNews = () =>
  region('Latest News').querySelector('[data-current="true"] a')?.textContent ?? '';
const heroLine = () =>
  region(HERO).querySelector('[lang]:not(h1):not(button)')?.getAttribute('lang') ?? '';

const HERO = 'Embassy of the Republic of Kenya in the Russian Federation';
const moving: Moving[] = [
  { name: 'scenes', region: HERO, ms: SCENE_MS, now: activeScene, pause: 'pictures and greeting' },
  { name: 'lines', region: HERO, ms: LINE_MS, now: heroLine, pause: 'pictures and greeting' },
  { name: 'news', region: 'Latest News', ms: NEWS_MS, now: currentNews, pause: 'news' },
  {
    name: 'notices',
    region: 'Notices',
    ms: NOTICE_MS,
    now: () => within(region('Notices')).getByRole('link').textContent ?? '',
    pause: 'notices',
  },
];

interceptNetwork();
stopClock();

// Fetched beforehand: the clock would move on while the files come.
beforeAll(async () => {
  await import('../../src/pages/Home');
  await import('../../src/features/news/banner/NewsBanner');
  await import('../../src/features/notices/NoticesBanner');
});

beforeEach(() => {
  table('get', 'news', rows([1, 2, 3].map((n) => newsRow({ title: `Article ${n}` }))));
  table('get', 'notices', rows([1, 2, 3].map((n) => noticeRow({ title: `Notice ${n}` }))));
});

/** The element whose hover and focus stop the motion. */
const holder = ({ region: name }: Moving): Element => {
  const section = region(name);
  return name === HERO ? section : (section.querySelector('[class*="rotator"]') ?? section);
};

/** Opens the home page and starts the turn of what is shown afresh. */
async function open(what: Moving): Promise<void> {
  await openWithStoppedClock('/');
  await waitOnStoppedClock(() => expect(screen.getByText('1 of 3')).toBeInTheDocument());
  await waitOnStoppedClock(() => expect(currentNews()).not.toBe(''));
  await act(async () => void fireEvent.mouseEnter(holder(what)));
  await act(async () => void fireEvent.mouseLeave(holder(what)));
}

describe.each(moving)('the moving $name', (what) => {
  it('change when their time is over, not before, and come round again', async () => {
    await open(what);
    const shown = [what.now()];
    await advanceTime(what.ms - 1);
    expect(what.now()).toBe(shown[0]);
    await advanceTime(1);
    for (let turn = 0; turn < 3; turn += 1) {
      shown.push(what.now());
      await advanceTime(what.ms);
    }
    expect(new Set(shown).size).toBe(3);
    expect(shown[3]).toBe(shown[0]);
  });

  it('stop while the pointer is over them, and go on afterwards', async () => {
    await open(what);
    const first = what.now();
    await act(async () => void fireEvent.mouseEnter(holder(what)));
    await advanceTime(what.ms * 3 + 1);
    expect(what.now()).toBe(first);
    await act(async () => void fireEvent.mouseLeave(holder(what)));
    await advanceTime(what.ms);
    expect(what.now()).not.toBe(first);
  });

  it('stop while something in them has the focus', async () => {
    await open(what);
    const first = what.now();
    const inside = within(region(what.region)).getByRole('button', {
      name: `Pause: ${what.pause}`,
    });
    act(() => inside.focus());
    await advanceTime(what.ms * 2);
    expect(what.now()).toBe(first);
    act(() => inside.blur());
    await advanceTime(what.ms);
    expect(what.now()).not.toBe(first);
  });

  it('stop at the pause button until it is pressed again', async () => {
    await open(what);
    const first = what.now();
    fireEvent.click(screen.getByRole('button', { name: `Pause: ${what.pause}` }));
    await advanceTime(what.ms * 2);
    expect(what.now()).toBe(first);
    fireEvent.click(screen.getByRole('button', { name: `Play: ${what.pause}` }));
    await advanceTime(what.ms);
    expect(what.now()).not.toBe(first);
  });

  it('stop in a hidden tab', async () => {
    await open(what);
    const first = what.now();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await advanceTime(what.ms * 2);
    expect(what.now()).toBe(first);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await advanceTime(what.ms);
    expect(what.now()).not.toBe(first);
  });

  it('stand still for a reader who asked for less motion, unless told to play', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await open(what);
    const first = what.now();
    await advanceTime(what.ms * 2);
    expect(what.now()).toBe(first);
    fireEvent.click(screen.getByRole('button', { name: `Play: ${what.pause}` }));
    await advanceTime(what.ms);
    expect(what.now()).not.toBe(first);
  });
});

describe('the greeting', () => {
  it.each([
    ['/', ['en', 'ru', 'sw']],
    ['/ru', ['ru', 'sw', 'en']],
  ])(
    'at %s begins in the language of the page, each line marked with its own',
    async (path, order) => {
      await openWithStoppedClock(path);
      const hero = screen.getAllByRole('region')[0] ?? document.body;
      for (const lang of order) {
        const line = heroGreetings.find((candidate) => candidate.lang === lang);
        expect(
          within(hero)
            .getByText(line?.title ?? '')
            .closest('[lang]'),
        ).toHaveAttribute('lang', lang);
        await advanceTime(LINE_MS);
      }
    },
  );
});
