import { describeAccess, FIRST_PATHS, SAMPLE_PATHS } from '../support/browser/accessibleKinds';
import { DESKTOP, withBrowser } from '../support/browser/browser';

/** English on a desktop viewport: the kinds of page that `accessDesk` does not open. */
describeAccess(
  withBrowser(),
  SAMPLE_PATHS.filter((path) => !FIRST_PATHS.includes(path)),
  { language: 'en', viewport: DESKTOP },
);
