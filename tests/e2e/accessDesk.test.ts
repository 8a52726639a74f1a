import { describeAccess, KINDS } from '../support/accessibleKinds';
import { DESKTOP, withBrowser } from '../support/browser';

/** English on a desktop viewport; the sign-in page has no language in its URL. */
describeAccess(withBrowser(), [...KINDS, '/admin'], { language: 'en', viewport: DESKTOP });
