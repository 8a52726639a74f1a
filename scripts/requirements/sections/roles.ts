import type { Section } from '../requirement.ts';

const MATRIX = 'return the rows of %s that the matrix allows, and no others';

export const roles: Section = {
  heading: 'Roles and permissions',
  requirements: [
    {
      id: 'R6.1',
      text: 'A visitor reads published news, all notices and the pages, and nothing else.',
      where: ['supabase/migrations', 'supabase/rights.ts'],
      tests: {
        'tests/database/rights.test.ts': [MATRIX, 'cannot be bypassed for %s'],
        'tests/database/services/reading.test.ts':
          'read pages of published news, newest first, each article once',
      },
    },
    {
      id: 'R6.2',
      text: 'An admin reaches the dashboard and the forms, and creates, edits and deletes news and notices.',
      where: ['supabase/migrations', 'src/pages/admin'],
      tests: {
        'tests/database/rights.test.ts': 'allow to insert, update and delete %s, several at once',
        'tests/e2e/staff.test.ts': 'signs in, publishes an article',
      },
    },
    {
      id: 'R6.3',
      text: 'An account that is not an admin’s and tries a protected route is sent to `/admin`.',
      where: ['src/features/auth'],
      tests: {
        'tests/pages/admin/guard.test.tsx':
          'redirects an account that is not an admin to the sign-in, %s',
        'tests/e2e/staff.test.ts': 'is rejected at the sign-in',
      },
    },
    {
      id: 'R6.4',
      text: 'The flag in the browser is a convenience. The database decides, by row-level security and grants, for each request.',
      where: ['supabase/migrations', 'supabase/rights.ts'],
      tests: {
        'tests/database/rights.test.ts': 'have changed only what the matrix allows',
        'tests/database/rights.thorough.test.ts': 'on each column of %s match the matrix',
        'tests/database/secondFactor.test.ts': 'is an admin after the second factor was proved',
      },
    },
    {
      id: 'R6.5',
      text: 'The serverless function serves staff alone, by the token of the request.',
      where: ['api/_lib/requireStaff.ts'],
      tests: {
        'tests/api/callers.test.ts': [
          'rejects a request without a token',
          'rejects a user without a role',
        ],
      },
    },
  ],
};
