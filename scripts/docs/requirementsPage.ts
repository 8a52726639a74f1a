import { PAGE, requirementsText } from '../requirements/page';
import { type Printed, printed } from './printed';

/**
 * Returns docs/requirements.md with the current requirements and the tests that verify them. Writes
 * nothing.
 * @throws Error when the page lacks the markers
 */
export const requirementsPage = (): Printed => printed(PAGE, 'requirements', requirementsText());
