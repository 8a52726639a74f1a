import { PAGE, requirementsText } from '../requirements/page';
import { type Printed, printed } from './printed';

/** Returns the page of the requirements with the tests that verify them. */
export const requirementsPage = (): Printed => printed(PAGE, 'requirements', requirementsText());
