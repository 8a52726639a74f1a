import type { ComponentType } from 'react';
import { createStore } from '../../lib/browser/store';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, hasText, loadText } from '../../lib/i18n/loadText';
import type { Screen } from './screens';

/** A promise that `use` reads without waiting once it is settled. */
interface Prepared extends Promise<ComponentType> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
  reason?: unknown;
}

const prepared = new Map<string, Prepared>();
let underWay = 0;

/**
 * Fetches the code and the words of a screen, and switches to the language. Gives the same promise
 * until something is missing again; rejects when something cannot be fetched, and does so until the
 * failure is forgotten, or else a page that draws itself again would ask again and again.
 */
export function prepareScreen(screen: Screen, language: Language): Promise<ComponentType> {
  const key = `${language}${screen.path}`;
  const known = prepared.get(key);
  if (known && (known.status !== 'fulfilled' || hasText(language, screen.words))) return known;
  const fetching: Prepared = fetchScreen(screen, language);
  prepared.set(key, fetching);
  count(1);
  const settle = (outcome: Partial<Prepared>): void => {
    Object.assign(fetching, outcome);
    count(-1);
  };
  fetching.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return fetching;
}

/** Fetches a screen that may be opened soon; nobody is told, and a failure shows when it is opened. */
export function prefetchScreen(screen: Screen, language: Language): void {
  Promise.all([screen.load(), fetchText(language, screen.words)]).catch(() => undefined);
}

/** Once a failure has been told: the next to ask for the screen fetches it anew. */
export function forgetFailures(): void {
  for (const [key, { status }] of prepared) if (status === 'rejected') prepared.delete(key);
}

async function fetchScreen(screen: Screen, language: Language): Promise<ComponentType> {
  const [component] = await Promise.all([screen.load(), loadText(language, screen.words)]);
  return component;
}

/** React may be drawing when this is asked, and must not be told before it is done. */
function count(change: 1 | -1): void {
  underWay += change;
  queueMicrotask(() => fetching.set(underWay > 0));
}

/** Whether a screen is being fetched. */
export const fetching = createStore(false);
