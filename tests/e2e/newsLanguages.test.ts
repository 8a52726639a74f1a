import { describe, it } from 'vitest';
import { writeInBothLanguages } from '../support/browser/bothLanguagesInBrowser';
import { DESKTOP, withBrowser } from '../support/browser/browser';

const inBrowser = withBrowser();

describe('an article in two languages', () => {
  it('is written beside each other on a computer by keyboard, and read in both', async () => {
    await writeInBothLanguages(inBrowser, DESKTOP, 'columns');
  });
});
