import { describeAccess, SAMPLE_PATHS } from '../support/accessibleKinds';
import { DESKTOP, withBrowser } from '../support/browser';

/** English is looked at on a desk; the staff area's sign-in has no language in its address. */
describeAccess(withBrowser(), [...SAMPLE_PATHS, '/admin'], { language: 'en', viewport: DESKTOP });
