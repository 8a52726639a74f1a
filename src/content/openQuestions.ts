/** What the site publishes although only the Embassy can confirm it: questions that staff see, and visitors do not. */
export interface OpenQuestion {
  /** Key of its answer: `answers.<key>`. */
  key: string;
  /** The fact (`fees.apostille`) or the translation key (`embassy:directions`) to confirm. */
  about: string;
  page: string;
  text: { en: string; ru: string };
}

export const openQuestions = [
  {
    key: 'isBirthFee',
    about: 'fees.birthCertificate',
    page: '/consular/birth',
    text: {
      en: 'Is the fee for registering a birth USD 5? A gazette notice of autumn 2024 names USD 150 at missions.',
      ru: 'Сбор за регистрацию рождения — 5 долларов США? В официальном извещении осени 2024 года для загранучреждений указано 150.',
    },
  },
  {
    key: 'isForm19a',
    about: 'rules.passportForm',
    page: '/consular/passports',
    text: {
      en: 'Is Form 19A the form that eCitizen prints as Form 19, or a paper form beside it?',
      ru: 'Форма 19A — это та, которую портал eCitizen печатает как Form 19, или отдельный бумажный бланк?',
    },
  },
  {
    key: 'isApostille',
    about: 'fees.apostille',
    page: '/consular/doc-leg',
    text: {
      en: 'Who is paid USD 20 for an apostille, and does it take 5 to 7 working days? Russian offices name RUB 2,500 and up to 45 working days, and Kenya is not a party to the convention.',
      ru: 'Кому платят 20 долларов США за апостиль и занимает ли он 5–7 рабочих дней? Российские ведомства называют 2500 рублей и до 45 рабочих дней, а Кения не участвует в конвенции.',
    },
  },
  {
    key: 'isLegalization',
    about: 'fees.legalizationOriginal',
    page: '/consular/doc-leg',
    text: {
      en: 'Are 350 and 500 roubles, 5 and 7 working days still right since the new Russian law on legalization of 1 January 2025?',
      ru: 'Верны ли 350 и 500 рублей, 5 и 7 рабочих дней после российского закона о легализации, который действует с 1 января 2025 года?',
    },
  },
  {
    key: 'dutyPhone',
    about: 'phones.main',
    page: '/consular/help',
    text: {
      en: 'Is there a duty phone for evenings, weekends and holidays?',
      ru: 'Есть ли дежурный телефон для вечеров, выходных и праздников?',
    },
  },
  {
    key: 'officialEmail',
    about: 'emails.embassy',
    page: '/embassy',
    text: {
      en: 'Does the Embassy have an official e-mail address that ends in go.ke?',
      ru: 'Есть ли у Посольства официальный адрес электронной почты в домене go.ke?',
    },
  },
  {
    key: 'isFax',
    about: 'phones.fax',
    page: '/embassy',
    text: {
      en: 'Which is the fax: +7 495 637 5463 or +7 495 637 2535?',
      ru: 'Какой номер у факса: +7 495 637 54 63 или +7 495 637 25 35?',
    },
  },
  {
    key: 'counterHours',
    about: 'hours.embassy',
    page: '/embassy',
    text: {
      en: 'At what hours does the Consular Section receive visitors, and is it closed at midday? The earlier site had 9:00–13:00 and 14:00–16:00.',
      ru: 'В какие часы консульский отдел принимает посетителей и закрыт ли он в обед? На прежнем сайте было 9:00–13:00 и 14:00–16:00.',
    },
  },
  {
    key: 'russianHolidays',
    about: 'embassy:holidays.text',
    page: '/embassy',
    text: {
      en: 'On which public holidays of Russia is the Embassy closed?',
      ru: 'В какие праздничные дни России Посольство закрыто?',
    },
  },
  {
    key: 'deputy',
    about: 'leadership.deputy',
    page: '/embassy',
    text: {
      en: 'Who is the Deputy Head of Mission, and what should the introduction say?',
      ru: 'Кто заместитель главы дипломатической миссии и что о нём написать?',
    },
  },
  {
    key: 'ambassador',
    about: 'embassy:leadership.ambassador',
    page: '/embassy',
    text: {
      en: 'Is the introduction of the Ambassador right, and which parts of his career and studies should it name?',
      ru: 'Верно ли представлен Посол и что из его карьеры и образования назвать?',
    },
  },
  {
    key: 'vision',
    about: 'home:mission.visionText',
    page: '/embassy',
    text: {
      en: 'Which wording of vision and mission is official? The site prints that of the Ministry’s plan for 2023–2027.',
      ru: 'Какая формулировка миссии и видения официальная? На сайте — из плана Министерства на 2023–2027 годы.',
    },
  },
  {
    key: 'mapPin',
    about: 'place.latitude',
    page: '/embassy',
    text: {
      en: 'Is the pin of the maps (55.7416 N, 37.5953 E) at the door of the Embassy?',
      ru: 'Стоит ли метка на картах (55,7416 с. ш., 37,5953 в. д.) у входа в Посольство?',
    },
  },
  {
    key: 'directions',
    about: 'embassy:directions',
    page: '/embassy',
    text: {
      en: 'Is the way on foot from the two metro stations described right?',
      ru: 'Правильно ли описан путь пешком от двух станций метро?',
    },
  },
  {
    key: 'ownSites',
    about: 'common:site.fullName',
    page: '/',
    text: {
      en: 'What are the addresses of the Embassy’s own website and social media today?',
      ru: 'Какие сейчас адреса у сайта Посольства и его страниц в социальных сетях?',
    },
  },
  {
    key: 'swahili',
    about: 'home:hero',
    page: '/',
    text: {
      en: 'Has somebody whose language is Swahili read the greeting in Swahili?',
      ru: 'Читал ли приветствие на суахили человек, для которого этот язык родной?',
    },
  },
  {
    key: 'register',
    about: 'consular/help:sections.register',
    page: '/consular/help',
    text: {
      en: 'How do I register with the Embassy itself, beside the diaspora portal?',
      ru: 'Как зарегистрироваться в самом Посольстве, помимо портала диаспоры?',
    },
  },
  {
    key: 'honoraryConsul',
    about: 'consular/help:sections.register',
    page: '/consular/help',
    text: {
      en: 'Is there an honorary consul of Kenya where I live?',
      ru: 'Есть ли почётный консул Кении там, где я живу?',
    },
  },
  {
    key: 'logsKept',
    about: 'privacy:sections.logs',
    page: '/privacy',
    text: {
      en: 'How long do Vercel and Supabase keep the network addresses of visitors under the Embassy’s contracts?',
      ru: 'Сколько времени Vercel и Supabase хранят сетевые адреса посетителей по договорам Посольства?',
    },
  },
] as const satisfies OpenQuestion[];

export type OpenQuestionKey = (typeof openQuestions)[number]['key'];
