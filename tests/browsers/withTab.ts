import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import type { Tab } from './tab';

/** Imports the module of the engine lazily, after its client has been installed. */
async function openEngine(): Promise<Tab> {
  const { firefox, ...webKit } = inject('programs');
  const site = siteOfWorker();
  if (inject('engine') === 'firefox') {
    const { openFirefox } = await import('./firefox/openFirefox');
    return openFirefox(firefox, site);
  }
  const { openWebKit } = await import('./webkit/openWebKit');
  return openWebKit(webKit, site);
}

/**
 * Starts the project's engine for a test file. Errors that a page logs fail the test that opened it, and so does a crash
 * of the engine, which is started again for the next test.
 * @returns a function that returns the tab while the tests run
 */
export function withTab(): () => Tab {
  let tab: Tab | undefined;
  const get = (): Tab => {
    if (!tab) throw new Error('the engine has not started');
    return tab;
  };
  const close = async (): Promise<void> => {
    const closing = tab;
    tab = undefined;
    await closing?.close();
  };
  beforeEach(async () => {
    tab ??= await openEngine();
  });
  afterEach(async () => {
    const errors = await get()
      .errors()
      .catch((cause: unknown) => close().then(() => Promise.reject(cause)));
    expect(errors, 'what the pages complained of').toEqual([]);
  });
  afterAll(close);
  return get;
}
