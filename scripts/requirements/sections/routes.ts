import type { Section } from '../requirement.ts';

const ROUTES = 'has every public route of the requirements once';

export const routes: Section = {
  heading: 'Screens and routes',
  requirements: [
    {
      id: 'R2.1',
      text: 'Home, news and the Embassy are at `/`, `/news` and `/embassy`.',
      where: ['src/content/site.ts', 'src/app/routing'],
      tests: {
        'tests/data/site.test.ts': ROUTES,
        'tests/pages/routes.test.tsx':
          '$path has title, language, one h1 and valid links when opened first',
      },
    },
    {
      id: 'R2.2',
      text: 'The list of consular services is at `/consular`; its pages are `visa`, `passports`, `good-conduct`, `marriage`, `pets`, `birth`, `doc-auth`, `doc-leg` and `downloads` below it.',
      where: ['src/content/site.ts', 'src/app/routing'],
      tests: {
        'tests/data/site.test.ts': ROUTES,
        'tests/e2e/prerenderedPages.test.ts': 'has its title and one heading',
      },
    },
    {
      id: 'R2.3',
      text: 'Eight pages about Kenya are below `/explore`: `agriculture`, `culture`, `nairobi`, `education`, `foreign-affairs`, `sports`, `tourism` and `trade`.',
      where: ['src/content/site.ts', 'src/app/routing'],
      tests: { 'tests/data/site.test.ts': ROUTES },
    },
    {
      id: 'R2.4',
      text: 'The list of tourism is at `/magical-kenya`; eleven pages are below it: `getting-around`, `intro`, `nairobi`, `coast`, `central-rift`, `mount-kenya`, `northern-kenya`, `north-rift`, `southern-kenya`, `western-kenya` and `things-to-do`.',
      where: ['src/content/site.ts', 'src/app/routing'],
      tests: { 'tests/data/site.test.ts': ROUTES },
    },
    {
      id: 'R2.5',
      text: 'Staff sign in at `/admin`.',
      where: ['src/app/routing', 'src/pages/admin'],
      tests: { 'tests/pages/admin/signIn.test.tsx': 'leads to the dashboard' },
    },
    {
      id: 'R2.6',
      text: 'Five routes are for admins alone: `/admin/dashboard`, and `new` and `edit/{id}` below `/admin/news` and `/admin/notices`.',
      where: ['src/app/routing', 'src/features/auth'],
      tests: {
        'tests/pages/admin/screens.test.tsx':
          'renders %s with unique ids, valid anchors and complete texts',
        'tests/pages/admin/guard.test.tsx':
          'redirects a visitor without a session to the sign-in, and afterwards to the requested page',
      },
    },
    {
      id: 'R2.7',
      text: "Any other path shows “Page Not Found” and “We couldn't find the page you're looking for”, with the action “Return to Homepage”, and is answered with status 404.",
      where: ['src/pages/NotFound.tsx', 'src/locales/en/common.json', 'api/_vercel'],
      tests: {
        'tests/pages/notFound.test.tsx': 'links back to the home page',
        'tests/e2e/servedUrls.thorough.test.ts':
          '%s that matches no page returns the 404 page with status 404',
      },
    },
    {
      id: 'R2.8',
      text: 'A link to an article is `/news/{slug}` or `/news/{id}`, and both show it.',
      where: ['src/pages/Article.tsx', 'src/services/news'],
      tests: {
        'tests/pages/article.test.tsx': [
          'requests the article by its slug',
          'requests the article by its id when the path has a UUID',
        ],
      },
    },
    {
      id: 'R2.9',
      text: 'The main menu has four entries: Tourism in Kenya (Magical Kenya, Tourism Opportunities), Embassy, Consular Services (Consular Services, Apply for eTA / Visa, Passport Replacement, Emergency Travel Certificate, Police Clearance Certificate) and News.',
      where: ['src/app/layout/header', 'src/locales/en/common.json'],
      tests: {
        'tests/pages/menus.test.tsx': 'has the specified entries, literally',
      },
    },
    {
      id: 'R2.10',
      text: 'Home, the Embassy, services, news, contacts, notices and the account of staff can be reached from the breadcrumb, the header, the footer, the home page or the staff area.',
      where: ['src/app/layout', 'src/locales/en/pages.json'],
      tests: {},
    },
    {
      id: 'R2.11',
      text: 'The hero has two actions: “Learn More” leads to `/consular`, “Contact Us” scrolls down to the contacts at its end.',
      where: ['src/features/home'],
      tests: {
        'tests/pages/home.test.tsx': [
          'links from the hero to the consular services',
          'scrolls from the hero to the contacts at the bottom',
        ],
      },
    },
    {
      id: 'R2.12',
      text: 'Behind the hero three illustrations rotate, one every 3 seconds.',
      where: ['src/content/home/hero.ts', 'src/features/home'],
      tests: {
        'tests/pages/homeMotion.thorough.test.tsx':
          'changes at its interval, not before, and wraps around',
      },
    },
    {
      id: 'R2.13',
      text: 'The language of the greeting changes every 10 seconds.',
      where: ['src/features/home'],
      tests: {
        'tests/pages/homeMotion.thorough.test.tsx':
          'changes at its interval, not before, and wraps around',
      },
    },
    {
      id: 'R2.14',
      text: 'The news banner shows up to 5 published articles, one every 3 seconds.',
      where: ['src/features/news'],
      tests: {
        'tests/pages/home.test.tsx': 'requests the five latest published articles',
        'tests/pages/homeMotion.thorough.test.tsx':
          'changes at its interval, not before, and wraps around',
      },
    },
    {
      id: 'R2.15',
      text: 'An article in the news banner has its title, cut at 60 characters, its category and its date. An arrow leads to `/news`.',
      where: ['src/features/news', 'src/lib/text'],
      tests: {
        'tests/pages/home.test.tsx': [
          'shows each article with its title cut at 60 characters, category and date',
          'has a link with an arrow to all news',
        ],
      },
    },
  ],
};
