import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heroGreetings } from '../../src/content/home/hero';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import {
  advanceTime,
  openWithStoppedClock,
  stopClock,
  waitOnStoppedClock,
} from '../support/screens/stoppedClock';

/** Intervals of the rotating parts (R2.12 to R2.16). */
const SCENE_MS = 3_000;
const GREETING_MS = 10_000;
const NEWS_MS = 3_000;
const NOTICE_MS = 10_000;

interface Rotator {
  name: string;
  /** Name of the region that contains the rotating part. */
  region: string;
  ms: number;
  /** The item that is currently shown. */
  now: () => string;
  pause: string;
}

const region = (name: string) => screen.getByRole('region', { name });
const activeScene = () =>
  region(HERO).querySelector('[data-active="true"] img')?.getAttribute('src') ?? '';
const currentNews = () => region('Latest News').querySelector('a[data-current]')?.textContent ?? '';
const currentGreeting = () => region(HERO).querySelector('p[lang]')?.getAttribute('lang') ?? '';

const shownNotice = () => region('Notices').querySelector('li:not(.visually-hidden) a');

const HERO = 'Embassy of the Republic of Kenya in the Russian Federation';
const rotators: Rotator[] = [
  { name: 'scenes', region: HERO, ms: SCENE_MS, now: activeScene, pause: 'images and greeting' },
  {
    name: 'lines',
    region: HERO,
    ms: GREETING_MS,
    now: currentGreeting,
    pause: 'images and greeting',
  },
  { name: 'news', region: 'Latest News', ms: NEWS_MS, now: currentNews, pause: 'news' },
  {
    name: 'notices',
    region: 'Notices',
    ms: NOTICE_MS,
    now: () => shownNotice()?.textContent ?? '',
    pause: 'notices',
  },
];

interceptNetwork();
stopClock();

// Imported beforehand, because the stopped clock would advance while chunks load.
beforeAll(async () => {
  await import('../../src/site/pages/Home');
  await import('../../src/site/news/banner/NewsBanner');
  await import('../../src/site/notices/NoticesBanner');
});

beforeEach(() => {
  table('get', 'news', rows([1, 2, 3].map((n) => newsRow({ title: `Article ${n}` }))));
  table('get', 'notices', rows([1, 2, 3].map((n) => noticeRow({ title: `Notice ${n}` }))));
});

/** The element whose hover and focus pause the rotation. */
const rotatorElement = ({ region: name }: Rotator): Element => {
  const section = region(name);
  return name === HERO ? section : (section.querySelector('[class*="rotator"]') ?? section);
};

const buttonOf = (does: 'Pause' | 'Play', { region: name, pause }: Rotator) =>
  within(region(name)).getByRole('button', { name: `${does}: ${pause}` });

/** Opens the home page and restarts the interval of the rotator. */
async function open(rotator: Rotator): Promise<void> {
  await openWithStoppedClock('/');
  await waitOnStoppedClock(() => expect(screen.getByText('1 of 3')).toBeInTheDocument());
  await waitOnStoppedClock(() => expect(currentNews()).not.toBe(''));
  await act(async () => void fireEvent.mouseEnter(rotatorElement(rotator)));
  await act(async () => void fireEvent.mouseLeave(rotatorElement(rotator)));
}

/** What pauses a rotation, as a function that begins and ends the pause. */
const pauses: Record<string, (rotator: Rotator) => (paused: boolean) => unknown> = {
  'while the pointer is over it': (rotator) => (paused) =>
    fireEvent[paused ? 'mouseEnter' : 'mouseLeave'](rotatorElement(rotator)),
  'while an element in it has the focus': (rotator) => (paused) =>
    buttonOf('Pause', rotator)[paused ? 'focus' : 'blur'](),
  'by the pause button until it is pressed again': (rotator) => (paused) =>
    fireEvent.click(buttonOf(paused ? 'Pause' : 'Play', rotator)),
  'in a hidden tab': () => {
    const hidden = vi.spyOn(document, 'hidden', 'get');
    return (paused) => {
      hidden.mockReturnValue(paused);
      fireEvent(document, new Event('visibilitychange'));
    };
  },
  'less than half in view': () => {
    const notify = new Set<(inView: boolean) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
          notify.add((inView) => callback([{ intersectionRatio: inView ? 0.6 : 0.4 }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    return (paused) => {
      for (const tell of notify) tell(!paused);
    };
  },
};

describe.each(rotators)('rotation of the $name', (rotator) => {
  it('changes at its interval, not before, and wraps around', async () => {
    await open(rotator);
    const shown = [rotator.now()];
    await advanceTime(rotator.ms - 1);
    expect(rotator.now()).toBe(shown[0]);
    await advanceTime(1);
    for (let step = 0; step < 3; step += 1) {
      shown.push(rotator.now());
      await advanceTime(rotator.ms);
    }
    expect(new Set(shown).size).toBe(3);
    expect(shown[3]).toBe(shown[0]);
  });

  it.each(Object.entries(pauses))('pauses %s', async (_, pauseOf) => {
    const setPaused = pauseOf(rotator);
    await open(rotator);
    const first = rotator.now();
    await act(async () => setPaused(true));
    await advanceTime(rotator.ms * 3 + 1);
    expect(rotator.now()).toBe(first);
    await act(async () => setPaused(false));
    await advanceTime(rotator.ms);
    expect(rotator.now()).not.toBe(first);
  });

  it('is off under prefers-reduced-motion until it is started by its button', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await open(rotator);
    const first = rotator.now();
    await advanceTime(rotator.ms * 2);
    expect(rotator.now()).toBe(first);
    fireEvent.click(buttonOf('Play', rotator));
    await advanceTime(rotator.ms);
    expect(rotator.now()).not.toBe(first);
  });
});

describe('greeting of the hero', () => {
  it('is in the language of the page first, and each greeting has its lang attribute', async () => {
    await openWithStoppedClock('/ru');
    for (const lang of ['ru', 'sw', 'en']) {
      const { title = '' } = heroGreetings.find((greeting) => greeting.lang === lang) ?? {};
      expect(screen.getByText(title).closest('[lang]')).toHaveAttribute('lang', lang);
      await advanceTime(GREETING_MS);
    }
  });
});
