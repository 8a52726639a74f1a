import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { CHROMIUM_ARGS } from './chromium';

/** On globalThis, because Vitest evaluates this module again for each test file of a process. */
const shared = globalThis as { embassyBrowser?: Promise<Browser> };

/**
 * Returns the browser of this process, started once because that takes longer than most tests; it
 * ends with the process.
 */
export const openBrowser = (): Promise<Browser> => {
  shared.embassyBrowser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: CHROMIUM_ARGS,
  });
  return shared.embassyBrowser;
};
