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

const HERO = 'Embassy of the Republic of Kenya in the Russian Federation';
const GREETING_MS = 10_000;

/** The rotating parts (R2.12 to R2.16): region, interval, and what marks the item that is shown. */
const rotators = {
  scenes: {
    region: HERO,
    ms: 3_000,
    shown: '[data-active="true"] img',
    pause: 'images and greeting',
  },
  greetings: { region: HERO, ms: GREETING_MS, shown: 'p[lang]', pause: 'images and greeting' },
  news: { region: 'Latest News', ms: 3_000, shown: 'a[data-current]', pause: 'news' },
  notices: { region: 'Notices', ms: 10_000, shown: 'li:not(.visually-hidden) a', pause: 'notices' },
};
type Rotator = (typeof rotators)[keyof typeof rotators];

const regionOf = ({ region }: Rotator) => screen.getByRole('region', { name: region });
/** The item that is currently shown. */
const now = (rotator: Rotator): string => {
  const shown = regionOf(rotator).querySelector(rotator.shown);
  return shown?.getAttribute('src') ?? shown?.textContent ?? '';
};

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
const rotatorElement = (rotator: Rotator): Element =>
  regionOf(rotator).querySelector('[class*="rotator"]') ?? regionOf(rotator);

const buttonOf = (does: 'Pause' | 'Play', rotator: Rotator) =>
  within(regionOf(rotator)).getByRole('button', { name: `${does}: ${rotator.pause}` });

/** Opens the home page and restarts the interval of the rotator. */
async function open(rotator: Rotator): Promise<void> {
  await openWithStoppedClock('/');
  await waitOnStoppedClock(() => expect(screen.getByText('1 of 3')).toBeInTheDocument());
  await waitOnStoppedClock(() => expect(now(rotators.news)).not.toBe(''));
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

describe.each(Object.entries(rotators))('rotation of the %s', (_name, rotator) => {
  it('changes at its interval, not before, and wraps around', async () => {
    await open(rotator);
    const shown = [now(rotator)];
    await advanceTime(rotator.ms - 1);
    expect(now(rotator)).toBe(shown[0]);
    await advanceTime(1);
    for (let step = 0; step < 3; step += 1) {
      shown.push(now(rotator));
      await advanceTime(rotator.ms);
    }
    expect(new Set(shown).size).toBe(3);
    expect(shown[3]).toBe(shown[0]);
  });

  it.each(Object.entries(pauses))('pauses %s', async (_, pauseOf) => {
    const setPaused = pauseOf(rotator);
    await open(rotator);
    const first = now(rotator);
    await act(async () => setPaused(true));
    await advanceTime(rotator.ms * 3 + 1);
    expect(now(rotator)).toBe(first);
    await act(async () => setPaused(false));
    await advanceTime(rotator.ms);
    expect(now(rotator)).not.toBe(first);
  });

  it('is off under prefers-reduced-motion until it is started by its button', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.includes('reduce'),
    }));
    await open(rotator);
    const first = now(rotator);
    await advanceTime(rotator.ms * 2);
    expect(now(rotator)).toBe(first);
    fireEvent.click(buttonOf('Play', rotator));
    await advanceTime(rotator.ms);
    expect(now(rotator)).not.toBe(first);
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
