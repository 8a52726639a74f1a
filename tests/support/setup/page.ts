import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../../../src/lib/http/queryClient';

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

const COUNTED = { display: 'inline', visibility: 'visible', opacity: '1', pointerEvents: 'auto' };
/** Inline elements; accessible names have a space around all others. */
const IN_LINE = /^(?:a|abbr|b|bdi|code|em|i|img|label|mark|q|small|span|strong|su[bp]|svg|time)$/i;
const NEVER_SHOWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/** Whether a browser's default style sheet hides an element. */
const isTakenAway = (element: HTMLElement): boolean =>
  element.hidden ||
  NEVER_SHOWN.has(element.tagName) ||
  (element instanceof HTMLDialogElement && !element.open);

/**
 * Replaces `getComputedStyle`, because jsdom computes every property at each call, which took a
 * quarter of the run. No style sheets apply here, only a few `style` attributes.
 */
function plainStyles(): void {
  window.getComputedStyle = (element) => {
    const { style } = element as HTMLElement;
    const own = Object.fromEntries(
      Object.entries(COUNTED).map(([name, usual]) => [
        name,
        style?.getPropertyValue(name.replace('E', '-e')) || usual,
      ]),
    );
    if (!IN_LINE.test(element.tagName) && own.display === 'inline') own.display = 'block';
    if (isTakenAway(element as HTMLElement)) own.display = 'none';
    return {
      ...own,
      getPropertyValue: (name: string) => own[name.replace('-e', 'E')] ?? '',
    } as unknown as CSSStyleDeclaration;
  };
}

plainStyles();
configure({
  // Pages load in chunks; on a busy machine the default second is too short.
  asyncUtilTimeout: 10_000,
  // Leaves out the serialized document, which would be built at each retry of a waiting query.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const { eventWrapper } = getConfig();

afterEach(() => {
  cleanup();
  configure({ eventWrapper });
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
