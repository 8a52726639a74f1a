import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork, noNetwork } from '../../support/screens/msw';
import { openWithStoppedClock, stopClock } from '../../support/screens/stoppedClock';
import {
  brokenBody,
  eventually,
  expectFallbackFor,
  FAULTS,
  loadPages,
  PAGES,
  serve,
} from './pages';

interceptNetwork();
stopClock();
loadPages();

/** The faults that differ most; allFaults.thorough tries all of them. */
const SAMPLE = ['the server does not respond within 20 s', 'texts are not strings'];

describe.each(PAGES)('%s', (...page) => {
  it.each(SAMPLE)('shows its fallback when %s', async (what) => {
    await expectFallbackFor(FAULTS[what], page);
  });

  it('shows the news after two failed requests', async () => {
    serve(noNetwork, brokenBody);
    await openWithStoppedClock(page[1]);
    await eventually(() => expect(screen.getAllByText('Tea week')[0]).toBeVisible());
  });
});
