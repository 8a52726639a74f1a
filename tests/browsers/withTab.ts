import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import type { Tab } from './tab';

type Engine = 'firefox' | 'webkit';

let opened: Tab | undefined;

/** Returns the tab of the running test. */
export function tab(): Tab {
  if (!opened) throw new Error('the engine has not started');
  return opened;
}

/** Imports the module of the engine lazily, after its client has been installed. */
async function open(engine: Engine): Promise<Tab> {
  const { firefox, ...webKit } = inject('programs');
  const site = siteOfWorker();
  if (engine === 'firefox') {
    const { openFirefox } = await import('./firefox/openFirefox');
    return openFirefox(firefox, site);
  }
  const { openWebKit } = await import('./webkit/openWebKit');
  return openWebKit(webKit, site);
}

async function close(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.close();
}

/**
 * Starts an engine for a test file. Errors that a page logs fail the test that opened it, and so does a crash of the
 * engine, which is started again for the next test.
 */
export function withTab(engine: Engine): void {
  beforeEach(async () => {
    opened ??= await open(engine);
  });
  afterEach(async () => {
    const errors = await tab()
      .errors()
      .catch((cause: unknown) => close().then(() => Promise.reject(cause)));
    expect(errors, 'what the pages complained of').toEqual([]);
  });
  afterAll(close);
}
