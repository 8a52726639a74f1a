/**
 * A fact that the site publishes although only the Embassy can confirm it, with the question for it; remove
 * the entry when it is answered. Questions that visitors may ask as well are in the slot `ask` of sections.
 * docs/questions-for-the-embassy.md lists all of them.
 */
export interface OpenQuestion {
  /** The fact (`facts:phones.fax`) or the translation key (`embassy:directions`) to confirm. */
  about: string;
  page: string;
  question: string;
}

export const openQuestions: OpenQuestion[] = [
  {
    about: 'facts:fees.birthCertificate',
    page: '/consular/birth',
    question:
      'Is the fee for registering a birth USD 5? A gazette notice of autumn 2024 names USD 150 at missions.',
  },
  {
    about: 'facts:rules.passportForm',
    page: '/consular/passports',
    question: 'Is Form 19A the form that eCitizen prints as Form 19, or a paper form beside it?',
  },
  {
    about: 'facts:fees.apostille',
    page: '/consular/doc-leg',
    question:
      'Who is paid USD 20 for an apostille, and does it take 5 to 7 working days? Russian offices name RUB 2,500 and up to 45 working days, and Kenya is not a party to the convention.',
  },
  {
    about: 'facts:fees.legalizationOriginal',
    page: '/consular/doc-leg',
    question:
      'Are 350 and 500 roubles, 5 and 7 working days still right since the new Russian law on legalization of 1 January 2025?',
  },
  {
    about: 'facts:rules.rabiesRadiusKm',
    page: '/consular/pets',
    question:
      'Do pets also need a chip and an antibody test (0.5 IU/ml), as carriers and other missions write?',
  },
  {
    about: 'facts:phones.main',
    page: '/consular/help',
    question: 'Is there a duty phone for evenings, weekends and holidays?',
  },
  {
    about: 'facts:emails.embassy',
    page: '/embassy',
    question: 'Does the Embassy have an official e-mail address that ends in go.ke?',
  },
  {
    about: 'facts:phones.fax',
    page: '/embassy',
    question: 'Which is the fax: +7 495 637 5463 or +7 495 637 2535?',
  },
  {
    about: 'facts:hours.embassy',
    page: '/embassy',
    question:
      'At what hours does the Consular Section receive visitors, and is it closed at midday? The earlier site had 9:00–13:00 and 14:00–16:00.',
  },
  {
    about: 'embassy:holidays.text',
    page: '/embassy',
    question: 'On which public holidays of Russia is the Embassy closed?',
  },
  {
    about: 'embassy:leadership.deputy',
    page: '/embassy',
    question: 'Who is the Deputy Head of Mission, and what should the introduction say?',
  },
  {
    about: 'embassy:leadership.ambassador',
    page: '/embassy',
    question:
      'Is the introduction of the Ambassador right, and which parts of his career and studies should it name?',
  },
  {
    about: 'home:mission.visionText',
    page: '/embassy',
    question:
      'Which wording of vision and mission is official? The site prints that of the Ministry’s plan for 2023–2027.',
  },
  {
    about: 'facts:place.latitude',
    page: '/embassy',
    question: 'Is the pin of the maps (55.7416 N, 37.5953 E) at the door of the Embassy?',
  },
  {
    about: 'embassy:directions',
    page: '/embassy',
    question: 'Is the way on foot from the two metro stations described right?',
  },
  {
    about: 'common:site.fullName',
    page: '/',
    question: 'What are the addresses of the Embassy’s own website and social media today?',
  },
  {
    about: 'home:hero',
    page: '/',
    question: 'Has somebody whose language is Swahili read the greeting in Swahili?',
  },
];

/** The order in docs/questions-for-the-embassy.md, the most useful answers first; other pages follow in the order of site.ts. */
export const mostUsefulFirst: string[] = [
  '/consular/passports',
  '/consular/birth',
  '/consular/downloads',
  '/consular/marriage',
  '/consular/good-conduct',
  '/consular/doc-auth',
  '/consular/doc-leg',
  '/consular/pets',
  '/consular/help',
  '/consular',
  '/embassy',
];
