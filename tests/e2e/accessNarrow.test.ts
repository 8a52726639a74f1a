import { describeAccess, KINDS, NARROW } from '../support/accessibleKinds';
import { withBrowser } from '../support/browser';

/** Russian is looked at on the narrowest screen, because it is the longer language. */
describeAccess(withBrowser(), KINDS, { language: 'ru', viewport: NARROW });
