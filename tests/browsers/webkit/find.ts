import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Target, TIMEOUT_MS } from '../tab';
import type { Driver, Element } from './driver';

/** Testing Library as a script for the page, because WebDriver has no query by role and name. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const literal = (name: string | RegExp): string =>
  typeof name === 'string' ? JSON.stringify(name) : String(name);

/** Source of an expression that returns the matching elements. */
function query(target: Target): string {
  if (typeof target === 'string') return `document.querySelectorAll(${JSON.stringify(target)})`;
  if ('label' in target) {
    return `TestingLibraryDom.queryAllByLabelText(document.body, ${JSON.stringify(target.label)})`;
  }
  const { role, name } = target;
  return `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${literal(name)} })`;
}

async function loadLibrary(driver: Driver): Promise<void> {
  const isLoaded = await driver.executeScript<boolean>('return "TestingLibraryDom" in window');
  if (!isLoaded) await driver.executeScript(`${LIBRARY}; window.TestingLibraryDom ??= this`);
}

/** Waits until an element matches, and returns the first one. */
export function find(driver: Driver, target: Target): Promise<Element> {
  const description = JSON.stringify(target, (_key, value) =>
    value instanceof RegExp ? String(value) : value,
  );
  return driver.wait(
    async () => {
      if (typeof target !== 'string') await loadLibrary(driver);
      return driver.executeScript<Element | null>(`return ${query(target)}[0] ?? null`);
    },
    TIMEOUT_MS,
    `${description} is not on the page`,
  );
}
