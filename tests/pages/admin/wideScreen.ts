import { vi } from 'vitest';

/** Makes every media query match, so that lists are tables. */
export const wideScreen = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
