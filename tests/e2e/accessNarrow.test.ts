import { describeAccess, NARROW, SAMPLE_PATHS } from '../support/accessibleKinds';
import { withBrowser } from '../support/browser';

/** Russian is looked at on the narrowest screen, because it is the longer language. */
describeAccess(withBrowser(), SAMPLE_PATHS, { language: 'ru', viewport: NARROW });
