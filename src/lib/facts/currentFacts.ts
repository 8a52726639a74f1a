import { useSyncExternalStore } from 'react';
import { hydrated } from '../browser/hydrated';
import { previewed } from '../browser/previewed';
import { createStore } from '../browser/store';
import { env } from '../env';
import { applyFacts, type FactRow } from './facts';

/** What staff had changed when the site was built. */
const { facts: rows, until } = env.site;
const atBuild = applyFacts(rows);
const inPreview: FactRow[] = previewed?.fact ? [previewed.fact] : [];
const store = createStore(atBuild);
let changed: FactRow[] = [];
let latest = changed;
/** The changes that no page could show, as JSON. */
let dropped = '';
/** The module that applies changed texts; loaded with a change, because most visits have none. */
let words: typeof import('./words') | undefined;

/**
 * Returns the facts with the changes of staff that are known so far, at first the facts of the
 * build; the same object until a change. Does not subscribe: {@link useFacts} and `useTranslation`
 * re-render when a fact changes.
 */
export const currentFacts = store.now;

/**
 * Returns the changes since the build that pages show, with the change in preview; `[]` for none.
 */
export const changedFacts = () => changed;

/**
 * Returns `applyWords`; undefined until a text has changed since the build, and if its module could
 * not be loaded.
 */
export const wordsApplier = () => words?.applyWords;

/** Calls a listener after each change; returns the function that removes it. */
export const onFactsChange = store.subscribe;

/** Returns the current facts and re-renders on a change; during hydration the build's facts. */
export const useFacts = () => useSyncExternalStore(store.subscribe, store.now, () => atBuild);

/**
 * The parameter `since` of `current_site`, in ISO 8601: the build lacks the changes after it.
 * Undefined if the build has no changes, and so asks for all.
 */
export const builtUntil: string | undefined = until || undefined;

/**
 * Replaces the current facts by the build's with these changes and the change in preview, and
 * notifies the listeners; does nothing for the changes of the latest call or of
 * {@link dropChangedFacts}. Call it after hydration, because React discards HTML that differs. If
 * there are changed texts, loads their module first, and a later call wins; goes without these
 * texts if that fails.
 * @param current all changes since {@link builtUntil}; the staff area checks them (`checkedFacts`),
 *   pages rely on the checks of the database
 */
export function setChangedFacts(current: FactRow[]): void {
  const next = [...current, ...inPreview];
  if ([JSON.stringify(latest), dropped].includes(JSON.stringify(next))) return;
  latest = next;
  const apply = () => {
    if (latest !== next) return;
    changed = next;
    store.set(applyFacts([...rows, ...next]));
  };
  if (words || !next.some(({ key }) => key.startsWith('words:'))) apply();
  else {
    void import('./words')
      .then((module) => {
        words = module;
      })
      .catch(() => undefined)
      .then(apply);
  }
}

/**
 * Returns to the facts of the build, which pages have been rendered with, notifies the listeners,
 * and ignores the current changes until there are others. A change in preview stays.
 * @returns false if there were no changes to drop
 */
export function dropChangedFacts(): boolean {
  if (changed.length <= inPreview.length) return false;
  dropped = JSON.stringify(latest);
  setChangedFacts([]);
  return true;
}

// At once, because the response with the current facts may be late.
if (previewed?.fact) void hydrated.then(() => setChangedFacts([]));
