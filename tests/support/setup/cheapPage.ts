import { types } from 'node:util';
import * as React from 'react';

// What costs much of the time of these tests and is not their subject, in a cheaper form.

const COUNTED = { display: 'inline', visibility: 'visible', opacity: '1', pointerEvents: 'auto' };
/** Inline elements; accessible names have a space around all others. */
const IN_LINE = /^(?:a|abbr|b|bdi|code|em|i|img|label|mark|q|small|span|strong|su[bp]|svg|time)$/i;
const NEVER_SHOWN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE']);

/** Whether a browser's default style sheet hides an element. */
const isTakenAway = (element: HTMLElement): boolean =>
  Boolean(element.hidden) ||
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

/**
 * Replaces the links between labels and their controls, because jsdom searches the whole document for each of them, which
 * took a tenth of the run.
 */
function quickLabels(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      if (!this.hasAttribute('for')) return this.querySelector(LABELABLE);
      const target = document.getElementById(this.htmlFor);
      return target?.matches(LABELABLE) ? target : null;
    },
  });
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const labels = [...document.getElementsByTagName('label')];
        return labels.filter(
          (label) =>
            (label.hasAttribute('for') ? label.htmlFor === this.id : label.contains(this)) &&
            label.control === this,
        );
      },
    });
  }
}

/**
 * Replaces `querySelector` for the selectors by which Testing Library finds the elements of `aria-labelledby`, because
 * jsdom searches the whole document for each of them.
 */
function quickIds(): void {
  for (const prototype of [Document.prototype, Element.prototype]) {
    // The files of a process share its page.
    if (types.isProxy(prototype.querySelector)) return;
    prototype.querySelector = new Proxy(prototype.querySelector, {
      apply: (original, self: Document | Element, [selector]: [string]) => {
        const [, id] = BY_ID.exec(selector) ?? [];
        if (id === undefined || !self.isConnected) return original.call(self, selector);
        const found = document.getElementById(id);
        return found && found !== self && self.contains(found) ? found : null;
      },
    });
  }
}

const BY_ID = /^\[id="([^"\\]+)"\]$/;

const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * Turns off the stack trace that React's development build records for each element, because it took a tenth of
 * the run. Warnings remain; they only lack the stack of the components that created the element.
 */
function noOwnerStacks(): void {
  const internals = Object(Reflect.get(React, REACT_INTERNALS));
  // React records 10 000 stacks per second at most, and resets the count.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

const REACT_INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** The pauses between the attempts of `fetchWithRetry`, in ms. */
const PAUSES = new Set<unknown>([200, 400, 800]);

/**
 * Ends the pauses between attempts at once, because they took a second and a half of each test without a
 * connection. Their length is tested by tests/lib/retry.test.ts.
 */
function noPauses(): void {
  // The files of a process share its timers.
  if (types.isProxy(globalThis.setTimeout)) return;
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (original, self, [run, ms, ...args]) =>
      Reflect.apply(original, self, [run, PAUSES.has(ms) ? 0 : ms, ...args]),
  });
}

plainStyles();
quickLabels();
quickIds();
noOwnerStacks();
noPauses();
