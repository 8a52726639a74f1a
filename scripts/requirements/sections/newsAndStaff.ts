import type { Requirement } from '../requirement.ts';

/** Section 2, continued: the notices banner, the list of news and the staff area. */
export const newsAndStaff: Requirement[] = [
  {
    id: 'R2.16',
    text: 'The notices banner fetches up to 50 notices, shows one every 10 seconds and has buttons for the previous and the next one.',
    where: ['src/features/notices', 'src/services/notices'],
    tests: {
      'tests/pages/notices.test.tsx': [
        'asks for the fifty newest notices',
        'steps to the next and the previous notice, round both ends',
      ],
      'tests/pages/homeMotion.test.tsx': 'change when their time is over, not before',
    },
  },
  {
    id: 'R2.17',
    text: 'Titles of notices are cut at 50 characters, descriptions at 80.',
    where: ['src/features/notices', 'src/lib/text'],
    tests: {
      'tests/pages/notices.test.tsx': 'cuts titles at 50 and descriptions at 80 characters',
    },
  },
  {
    id: 'R2.18',
    text: 'A notice opens its link or its file in a new tab.',
    where: ['src/features/notices'],
    tests: { 'tests/pages/notices.test.tsx': 'in a new tab without giving the page away' },
  },
  {
    id: 'R2.19',
    text: 'The list of news has the labels “Latest News”, “Read More”, “Select a news article to view details”, “Has image” and “No image”.',
    where: ['src/pages/News.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/news.test.tsx':
        'shows each article with category, date, picture and the way to read it',
    },
  },
  {
    id: 'R2.20',
    text: 'An article has the labels “All News” and “Back to Home”, and “No featured image available” where it has no image.',
    where: ['src/pages/Article.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/article.test.tsx': [
        'leads back to the home page, to all news and to its category',
        'shows its picture, or says that there is none',
      ],
    },
  },
  {
    id: 'R2.21',
    text: 'The list of news says “Loading news...” while it loads, “No news available at this time.” when it is empty and “Error loading news. Please try again later.” when it fails.',
    where: ['src/pages/News.tsx', 'src/locales/en/news.json'],
    tests: {
      'tests/pages/news.test.tsx': [
        'says that it is loading, and that there is none',
        'says that it failed, and shows the list after another try',
      ],
    },
  },
  {
    id: 'R2.22',
    text: 'The sign-in asks for an e-mail address or a phone number, and a password.',
    where: ['src/features/auth'],
    tests: {
      'tests/pages/admin/signIn.test.tsx': ['leads to the dashboard', 'sends the phone %s in full'],
    },
  },
  {
    id: 'R2.23',
    text: 'The dashboard lists articles and notices and leads to their forms.',
    where: ['src/features/dashboard'],
    tests: {
      'tests/pages/admin/dashboard.test.tsx':
        'say of each article whether it is published, scheduled or a draft',
      'tests/pages/admin/lastChanges.test.tsx': 'lead to the forms of what is there',
    },
  },
  {
    id: 'R2.24',
    text: 'One form serves new and stored articles. Besides the text it has the status, the category, a link to a YouTube video, the featured image and 7 more at the most.',
    where: ['src/features/editor/news', 'src/features/files'],
    tests: {
      'tests/pages/admin/newsForm.test.tsx': [
        'is published with everything that was filled in',
        'comes with everything that is stored',
      ],
      'tests/e2e/imagesPublished.test.ts': 'are published, replaced and deleted',
    },
  },
  {
    id: 'R2.25',
    text: 'One form serves new and stored notices. It has title, description and type, and a link or a file depending on the type.',
    where: ['src/features/editor/notice'],
    tests: {
      'tests/pages/admin/noticeForm.test.tsx': [
        'is saved with its link and can be seen on the site',
        'asks for a link or a file by its type',
      ],
    },
  },
];
