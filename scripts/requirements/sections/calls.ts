import type { Section } from '../requirement.ts';

export const calls: Section = {
  heading: 'The calls it makes',
  requirements: [
    {
      id: 'R7.1',
      text: 'Signing in is `POST token` with `grant_type=password` and an e-mail address or a phone number with a password; a session is renewed with `grant_type=refresh_token`.',
      where: ['src/services/auth', 'src/lib/http/supabase.ts'],
      tests: {
        'tests/services/signIn.test.ts': [
          'sends e-mail and password, requests the role, and sets the flag',
          'sends the phone number %s as %s',
        ],
        'tests/services/session.test.ts': 'refreshes an expired session first',
      },
    },
    {
      id: 'R7.2',
      text: 'Registering (`POST signup`) is refused by the server: an administrator makes the accounts.',
      where: ['supabase/config.toml'],
      tests: {
        'tests/database/apiAccess.test.ts': 'reject every sign-up',
        'tests/data/signInSettings.test.ts': 'declares %s',
      },
    },
    {
      id: 'R7.3',
      text: 'A forgotten password is replaced with `POST recover`, then `POST verify` with the code or the link of the message.',
      where: ['src/services/auth', 'src/features/auth/password'],
      tests: {
        'tests/database/services/account.test.ts': [
          'is set with the code of the message, which works once',
          'is set with the token of the link',
        ],
      },
    },
    {
      id: 'R7.4',
      text: 'A new password is `PUT user`; `GET user` reads the account. The current password is sent along.',
      where: ['src/services/auth'],
      tests: {
        'tests/services/goTrueCodes.test.ts':
          'sends the current password, which GoTrue can require',
        'tests/pages/admin/account.test.tsx': 'changes the password when the current one is right',
      },
    },
    {
      id: 'R7.5',
      text: 'Signing out is `POST logout`, on this device or on all of them.',
      where: ['src/services/auth'],
      tests: {
        'tests/services/session.test.ts':
          'ends the session in the browser and at GoTrue, and clears the flag',
        'tests/database/services/account.test.ts': 'leaves no session that can be refreshed',
      },
    },
    {
      id: 'R7.6',
      text: 'A second factor is enrolled, challenged, verified and removed under `factors`.',
      where: ['src/services/auth', 'src/features/auth/secondFactor'],
      tests: {
        'tests/services/goTrueFactors.test.ts': 'maps %i %s of the challenge to %s',
        'tests/pages/admin/secondFactor.test.tsx':
          'is enrolled with a QR code and a key, and confirmed by the first code',
      },
    },
    {
      id: 'R7.7',
      text: 'One-time codes for signing in (`otp`), `resend`, `reauthenticate`, single sign-on, the grants `pkce` and `id_token`, unlinking identities and reading the signing keys belong to the library of the authentication service. No screen of the product needs them, and the site does not call them.',
      where: ['src/services/auth'],
      tests: {
        'tests/data/authCalls.test.ts':
          'the site calls only the methods of auth-js that its screens need',
      },
    },
    {
      id: 'R7.8',
      text: 'The public list selects published news by date of publication, then creation, newest first, in pages, with the exact total.',
      where: ['src/services/news', 'supabase/migrations'],
      tests: {
        'tests/services/news.test.ts':
          'requests published items by publication date, then creation, ten a page',
        'tests/database/totals.test.ts': 'count visible articles, in total and by category',
      },
    },
    {
      id: 'R7.9',
      text: 'An article is selected by slug and by id.',
      where: ['src/services/news'],
      tests: {
        'tests/services/newsArticle.test.ts': [
          'is read by slug in any case',
          'is read by id if the URL has a UUID',
        ],
      },
    },
    {
      id: 'R7.10',
      text: 'Articles are inserted, updated and deleted by id. The payload has title, slug, content, images, status, YouTube link, date of publication and a category; the database sets the author.',
      where: ['src/services/news', 'supabase/migrations'],
      tests: {
        'tests/services/newsAdmin.test.ts': [
          'is created with all optional fields',
          'is updated by id; an empty video or date becomes null',
          'is deleted by id',
        ],
        'tests/database/rights.test.ts': 'do not allow to set another author',
      },
    },
  ],
};
