import { PAGE, requirementsText } from '../requirements/page';
import { type Printed, printed } from './printed';

/** The page of the requirements, with the tests that hold them. */
export const requirementsPage = (): Printed => printed(PAGE, 'requirements', requirementsText());
