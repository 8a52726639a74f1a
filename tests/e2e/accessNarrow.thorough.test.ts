import { describeAccess, NARROW, SAMPLE_PATHS } from '../support/browser/accessibleKinds';
import { withBrowser } from '../support/browser/browser';

/** Russian on the narrowest viewport, because its texts are longer. */
describeAccess(withBrowser(), SAMPLE_PATHS, { language: 'ru', viewport: NARROW });
