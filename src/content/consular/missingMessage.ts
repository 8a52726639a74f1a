/**
 * The message about a person who does not answer, in both languages, because readers of Russian
 * need it in English for Nairobi. `fields` has the inputs by name, in the order of the message.
 */

interface InBoth {
  en: string;
  ru: string;
}

export const missingMessage = {
  subject: {
    en: 'A citizen of Kenya does not answer',
    ru: 'Гражданин Кении не выходит на связь',
  },
  request: {
    en: 'I ask for help: a citizen of Kenya does not answer. Please tell me who deals with this, and on which day I may ask again.',
    ru: 'Прошу помощи: гражданин Кении не выходит на связь. Пожалуйста, сообщите, кто занимается обращением и в какой день мне спросить снова.',
  },
  fields: {
    person: { en: 'Full name, as in the passport', ru: 'Имя и фамилия, как в паспорте' },
    papers: {
      en: 'Date of birth, passport or ID number',
      ru: 'Дата рождения, номер паспорта или удостоверения',
    },
    last: {
      en: 'Last contact: day, hour, how, what was said',
      ru: 'Последняя связь: день, час, как, что было сказано',
    },
    place: {
      en: 'Last known place: country, city, address',
      ru: 'Где был в последний раз: страна, город, адрес',
    },
    company: {
      en: 'University, employer, agent, companions',
      ru: 'Вуз, работодатель, посредник, спутники',
    },
    phones: { en: 'Their phone numbers and profiles', ru: 'Телефоны и страницы в соцсетях' },
    more: {
      en: 'What else matters: health, threats, reports to the police',
      ru: 'Что ещё важно: здоровье, угрозы, заявления в полицию',
    },
    sender: {
      en: 'Your name, who you are to them, your phone or email',
      ru: 'Ваше имя, кем вы приходитесь, ваш телефон или почта',
    },
  },
} satisfies { subject: InBoth; request: InBoth; fields: Record<string, InBoth> };
