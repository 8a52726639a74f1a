import type { Requirement } from '../requirement.ts';

/** Section 2, continued: the notices banner, the list of news and the staff area. */
export const newsAndStaff: Requirement[] = [
  {
    id: 'R2.16',
    text: 'The notices banner fetches up to 50 notices, shows one every 10 seconds and has buttons for the previous and the next one.',
    where: ['src/features/notices', 'src/services/notices'],
    tests: {
      'tests/pages/notices.test.tsx': [
        'requests fifty notices, pinned ones first, then the newest',
        'steps to the next and the previous notice and wraps at both ends',
      ],
      'tests/pages/homeMotion.thorough.test.tsx':
        'changes at its interval, not before, and wraps around',
    },
  },
  {
    id: 'R2.17',
    text: 'Titles of notices are cut at 50 characters, descriptions at 80.',
    where: ['src/features/notices', 'src/lib/text'],
    tests: {
      'tests/pages/notices.test.tsx':
        'cuts titles at 50 and descriptions at 80 characters, between words',
    },
  },
  {
    id: 'R2.18',
    text: 'A notice opens its link or its file in a new tab.',
    where: ['src/features/notices'],
    tests: { 'tests/pages/notices.test.tsx': 'opens a %s in a new tab with rel="noopener"' },
  },
  {
    id: 'R2.19',
    text: 'The list of news has the labels “Latest News”, “Read More”, “Select a news article to view details”, “Has image” and “No image”.',
    where: ['src/pages/News.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/news.test.tsx': 'shows each article with category, date, image note and link',
    },
  },
  {
    id: 'R2.20',
    text: 'An article has the labels “All News” and “Back to Home”, and “No featured image available” where it has no image.',
    where: ['src/pages/Article.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/article.test.tsx': [
        'links to the home page, all news and its category',
        'shows the featured image or states that there is none',
      ],
    },
  },
  {
    id: 'R2.21',
    text: 'The list of news says “Loading news...” while it loads, “No news available at this time.” when it is empty and “Error loading news. Please try again later.” when it fails.',
    where: ['src/pages/News.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/news.test.tsx': [
        'shows a loading message, then that there is no news',
        'shows an error and loads the list on retry',
      ],
    },
  },
  {
    id: 'R2.22',
    text: 'The sign-in asks for an e-mail address or a phone number, and a password.',
    where: ['src/features/auth'],
    tests: {
      'tests/pages/admin/signIn.test.tsx': [
        'leads to the dashboard',
        'sends the phone number %s in E.164 format',
      ],
    },
  },
  {
    id: 'R2.23',
    text: 'The dashboard lists articles and notices and leads to their forms. Notices are drafts, scheduled, on the site or ended; one that is on the site can be ended there, and each can be duplicated. The lists show and filter by the languages in which items are written.',
    where: ['src/features/dashboard'],
    tests: {
      'tests/pages/admin/noticeList.test.tsx': 'shows state, period, type and pin of each',
      'tests/pages/admin/noticeActions.test.tsx': [
        'takes the time of the database; “Undo” restores the previous end',
        'creates a draft with a new period and links to it',
      ],
      'tests/pages/admin/dashboard.test.tsx':
        'show for each article whether it is published, scheduled or a draft',
      'tests/pages/admin/dashboardLanguages.test.tsx':
        'have a state each: written, missing, out of date',
      'tests/pages/admin/lastChanges.test.tsx':
        'shows action, actor and time, and links to the forms of items that exist',
    },
  },
  {
    id: 'R2.24',
    text: 'One form serves new and stored articles. Besides the text it has the status, the category, a link to a YouTube video, the featured image and 7 more at the most.',
    where: ['src/features/editor/news', 'src/features/files'],
    tests: {
      'tests/pages/admin/newsForm.test.tsx': [
        'publishes an article with all fields and links to it on the site',
        'shows all stored values, a free-text category included',
      ],
      'tests/e2e/imagesPublished.thorough.test.ts':
        'are published, replaced and deleted, and the store contains only files that rows and versions name',
    },
  },
  {
    id: 'R2.25',
    text: 'One form serves new and stored notices. It has title and description in both languages, type, and a link or a file depending on the type, one for both languages or one for each; it has a status, a start, an end and a pin.',
    where: ['src/features/editor/notice'],
    tests: {
      'tests/pages/admin/noticeForm.test.tsx': [
        'saves a notice with its link and confirms it',
        'shows a link or a file field depending on the type, and keeps the link on a switch',
      ],
      'tests/pages/admin/noticeLanguages.thorough.test.tsx': [
        'of a new one are those that are written: %s',
        'are one for both languages unless each has its own',
      ],
      'tests/pages/admin/noticePeriod.test.tsx': 'are saved, the dates as Moscow time',
      'tests/e2e/notices.thorough.test.ts':
        'is written, read in both languages, ends by itself and is duplicated',
    },
  },
];
