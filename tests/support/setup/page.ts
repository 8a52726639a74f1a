import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../../../src/lib/http/queryClient';

/** What jsdom leaves out of the platform. */
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
  // The text editor asks where its text stands on the screen.
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
/** What stands in a line; names read aloud have a space around anything else. */
const IN_LINE = /^(?:a|abbr|b|bdi|code|em|i|img|label|mark|q|small|span|strong|su[bp]|svg|time)$/i;
const NEVER_SHOWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/** Whether a browser's own style sheet takes an element away. */
const isTakenAway = (element: HTMLElement): boolean =>
  element.hidden ||
  NEVER_SHOWN.has(element.tagName) ||
  (element instanceof HTMLDialogElement && !element.open);

/**
 * jsdom works out every property of an element for each question, which was a quarter of these tests'
 * time. Pages have no styles here but a few on elements themselves.
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
  // Pages come in parts that are fetched; a busy machine needs longer than the default second.
  asyncUtilTimeout: 10_000,
  // Without a print of the whole page, which is made anew at each look of a test that waits.
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
