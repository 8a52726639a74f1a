import type { Section } from '../requirement.ts';

export const states: Section = {
  heading: 'States and transitions',
  requirements: [
    {
      id: 'R4.1',
      text: 'An article is a draft or published, and a new one is a draft unless something else is said.',
      where: ['supabase/migrations', 'src/features/editor/news'],
      tests: {
        'tests/database/rules.test.ts':
          'an article with title and text alone, which becomes a draft without date or images',
        'tests/pages/admin/newsForm.test.tsx': 'saves a draft by default and explains who sees it',
      },
    },
    {
      id: 'R4.2',
      text: 'An article created as published without a date gets the present moment as `published_at`.',
      where: ['supabase/migrations'],
      tests: {
        'tests/database/triggers.test.ts':
          'is now if an article is created as published without one',
      },
    },
    {
      id: 'R4.3',
      text: 'Publishing an article that was not published makes the present moment its `published_at`; a date given with the change wins.',
      where: ['supabase/migrations'],
      tests: {
        'tests/database/triggers.test.ts': [
          'becomes now when a draft is published, even if the draft had a date',
          'is the given one if there is one',
          'is unchanged when a published article is edited, and cannot be removed',
        ],
      },
    },
    {
      id: 'R4.4',
      text: 'A published article whose date is in the future is scheduled: visitors see it when its date has come.',
      where: ['supabase/migrations', 'src/features/editor/news'],
      tests: {
        'tests/database/rights.test.ts': 'show and hide articles by status and date',
        'tests/pages/admin/newsForm.test.tsx':
          'schedules an article by a future date in Moscow time',
      },
    },
    {
      id: 'R4.5',
      text: 'A notice that becomes a link loses the file it had.',
      where: ['supabase/migrations', 'src/features/files'],
      tests: {
        'tests/database/triggers.test.ts': 'is removed when the notice becomes a link',
        'tests/pages/admin/noticeForm.test.tsx': 'deletes the file when the type changes to a link',
      },
    },
    {
      id: 'R4.6',
      text: 'The public list of news is either loading, failed, empty or filled, and each is shown differently.',
      where: ['src/pages/News.tsx', 'src/features/news'],
      tests: {
        'tests/pages/news.test.tsx': [
          'shows each article with category, date, image note and link',
          'shows a loading message, then that there is no news',
          'shows an error and loads the list on retry',
        ],
      },
    },
    {
      id: 'R4.7',
      text: 'The language is `en` or `ru`, with `en` as the fallback. Only the switch stores it.',
      where: ['src/lib/i18n', 'src/app/layout/header'],
      tests: {
        'tests/pages/languages.test.tsx': [
          'opens the same page in the other language and stores the choice',
          'stays Russian when a link is followed, without being stored',
        ],
      },
    },
    {
      id: 'R4.8',
      text: 'With the local flag `isLoggedIn` at `true` the staff area opens at once. The flag is a hint: session and role are checked in the background all the same.',
      where: ['src/features/auth', 'src/services/auth'],
      tests: {
        'tests/pages/admin/guard.test.tsx':
          'shows the page at once when the local flag is set, before the session check',
        'tests/e2e/staff.test.ts': 'cannot open the staff area with a forged flag',
      },
    },
    {
      id: 'R4.9',
      text: 'Without the flag the session and the role admin are checked first.',
      where: ['src/features/auth', 'src/services/auth'],
      tests: {
        'tests/pages/admin/guard.test.tsx':
          'waits for the session check when the local flag is missing',
      },
    },
    {
      id: 'R4.10',
      text: 'When the check fails the flag is removed and the browser goes to `/admin`. A network failure is not such an answer.',
      where: ['src/features/auth', 'src/services/auth'],
      tests: {
        'tests/pages/admin/guard.test.tsx': [
          'redirects a visitor without a session to the sign-in, and afterwards to the requested page',
          'clears a local flag without a session and reports that the session has ended',
          'keeps the page open on a network failure and shows a status message',
        ],
      },
    },
    {
      id: 'R4.11',
      text: 'When the check succeeds the flag is set.',
      where: ['src/services/auth'],
      tests: {
        'tests/services/session.test.ts':
          'returns the member of staff with the role and name on the server',
        'tests/services/signIn.test.ts':
          'sends e-mail and password, requests the role, and sets the flag',
      },
    },
    {
      id: 'R4.12',
      text: 'The session is stored persistently and renewed automatically.',
      where: ['src/lib/http/supabase.ts'],
      tests: {
        'tests/services/session.test.ts': 'refreshes an expired session first',
        'tests/pages/admin/signIn.test.tsx':
          'redirects to the dashboard when there is a session but no local flag',
      },
    },
  ],
};
