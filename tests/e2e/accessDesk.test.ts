import { describeAccess, FIRST_PATHS } from '../support/browser/accessibleKinds';
import { DESKTOP, withBrowser } from '../support/browser/browser';

/** English on a desktop viewport; the sign-in page has no language in its URL. */
describeAccess(withBrowser(), FIRST_PATHS, { language: 'en', viewport: DESKTOP });
