import type { Requirement, Section } from './requirement.ts';
import { calls } from './sections/calls.ts';
import { callsToData } from './sections/callsToData.ts';
import { constants } from './sections/constants.ts';
import { consularAndHome } from './sections/consularAndHome.ts';
import { entities } from './sections/entities.ts';
import { errors } from './sections/errors.ts';
import { fallbacksAndKinds } from './sections/fallbacksAndKinds.ts';
import { filesAndDisplay } from './sections/filesAndDisplay.ts';
import { newsAndStaff } from './sections/newsAndStaff.ts';
import { purpose } from './sections/purpose.ts';
import { roles } from './sections/roles.ts';
import { routes } from './sections/routes.ts';
import { states } from './sections/states.ts';
import { validation } from './sections/validation.ts';

const withMore = (section: Section, more: Requirement[]): Section => ({
  ...section,
  requirements: [...section.requirements, ...more],
});

/** Every requirement of the product; section n of the list has the numbers Rn.1, Rn.2 and so on. */
export const sections: Section[] = [
  withMore(purpose, consularAndHome),
  withMore(routes, newsAndStaff),
  entities,
  states,
  validation,
  roles,
  withMore(calls, callsToData),
  withMore(errors, fallbacksAndKinds),
  withMore(constants, filesAndDisplay),
];
