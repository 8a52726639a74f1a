import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterEach, expect, vi } from 'vitest';
import { heldKeysWithPrefix, removeItem } from '../../../src/lib/browser/storage';
import { queryClient } from '../../../src/lib/http/queryClient';
import { skippedLevels } from '../html/headings';

/** Adds the browser APIs that jsdom lacks. */
function completePage(): void {
  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  // ProseMirror queries the coordinates of its text.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  document.elementFromPoint ??= () => null;
  Blob.prototype.stream ??= function stream(this: Blob) {
    return new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  };
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

completePage();

// Without the pauses, which took 1.5 s of each test without a connection; tests/lib/retry.test.ts
// tests them.
vi.mock('../../../src/lib/http/pause', () => ({
  pause: async (_ms: number, signal?: AbortSignal) => signal?.throwIfAborted(),
}));

/** Resolves once React has rendered all it has scheduled, because its priority is the lowest. */
const rendered = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

const { asyncWrapper, eventWrapper } = getConfig();

configure({
  // An update after a promise, as of a validated form, is rendered in a task of its own, before or
  // after the test goes on.
  asyncWrapper: (run) =>
    asyncWrapper(async () => {
      const result = await run();
      await rendered();
      return result;
    }),
  // Pages load in chunks; on a busy machine the default second is too short.
  asyncUtilTimeout: 10_000,
  // Leaves out the serialized document, which would be built at each retry of a waiting query.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(() => {
  // Of a whole page, whatever a test has made of it.
  const heading = document.querySelector('main h1');
  const skipped = heading ? skippedLevels(document) : [];
  cleanup();
  configure({ eventWrapper });
  queryClient.clear();
  window.localStorage.clear();
  // What a test has let local storage reject.
  for (const key of heldKeysWithPrefix('')) removeItem(key);
  window.sessionStorage.clear();
  expect(skipped, 'headings below a gap').toEqual([]);
  expect(heading?.hasAttribute('tabindex') ?? true, 'the heading takes the focus').toBe(true);
});
