/** Scenes that change behind the hero (R2.12). */
export const heroScenes = ['savannah-dawn', 'nairobi-skyline', 'dhow-coast'] as const;

/** The greetings of the hero in three languages, the same on pages of both languages (R1.9). */
export const heroGreetings = [
  {
    lang: 'en',
    title: 'Karibu! Welcome',
    text: 'We look after Kenyans in Russia, Belarus and Kazakhstan, and help anyone planning to visit, study or do business in Kenya.',
  },
  {
    lang: 'ru',
    title: 'Добро пожаловать',
    text: 'Мы помогаем гражданам Кении в России, Беларуси и Казахстане и всем, кто собирается в Кению: в поездку, на учёбу или по делам.',
  },
  {
    lang: 'sw',
    title: 'Karibuni',
    text: 'Tunawahudumia Wakenya walioko Urusi, Belarus na Kazakhstan, na kumsaidia kila anayepanga kutembelea, kusoma au kufanya biashara nchini Kenya.',
  },
] as const;
