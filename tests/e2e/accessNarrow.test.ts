import { describeAccess, KINDS, NARROW } from '../support/accessibleKinds';
import { withBrowser } from '../support/browser';

/** Russian on the narrowest viewport, because its texts are longer. */
describeAccess(withBrowser(), KINDS, { language: 'ru', viewport: NARROW });
