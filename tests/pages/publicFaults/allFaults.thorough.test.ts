import { describe, it } from 'vitest';
import { interceptNetwork } from '../../support/screens/msw';
import { stopClock } from '../../support/screens/stoppedClock';
import { expectFallbackFor, FAULTS, loadPages, PAGES } from './pages';

interceptNetwork();
stopClock();
loadPages();

describe.each(PAGES)('%s', (...page) => {
  it.each(Object.entries(FAULTS))('shows its fallback when %s', async (_, fault) => {
    await expectFallbackFor(fault, page);
  });
});
