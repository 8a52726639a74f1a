import { describeAccess, NARROW, SAMPLE_PATHS } from '../support/accessibleKinds';
import { withBrowser } from '../support/browser';

/** Russian on the narrowest viewport, because its texts are longer. */
describeAccess(withBrowser(), SAMPLE_PATHS, { language: 'ru', viewport: NARROW });
