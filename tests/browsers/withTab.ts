import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
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
 * Starts the project's engine for a test file. Errors that a page logs fail the test that opened
 * it.
 * @returns a function that returns the tab while the tests run
 */
export function withTab(): () => Tab {
  let tab: Tab | undefined;
  const get = (): Tab => {
    if (!tab) throw new Error('the engine has not started');
    return tab;
  };
  beforeAll(async () => {
    tab = await openEngine();
  });
  afterEach(async () => {
    expect(await get().errors(), 'what the pages complained of').toEqual([]);
  });
  afterAll(() => tab?.close());
  return get;
}
