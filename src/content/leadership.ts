/** An office holder (R1.13). Without a `name` the page shows the office alone (decision 0004). */
export interface Leader {
  name: { en: string; ru: string } | null;
  title: { en: string; ru: string };
  /** The URL of a photograph. */
  photo: string | null;
  /** What staff write in place of the introduction in embassy.json. */
  about?: { en: string; ru: string };
  phone?: string;
  email?: string;
}

/** Facts outside facts.ts, because only one page shows them; embassy.json has introductions. */
export const leadership: Record<'ambassador' | 'deputy', Leader> = {
  ambassador: {
    name: {
      en: 'H.E. Dr Peter Mutuku Mathuki',
      ru: 'Его Превосходительство д-р Питер Мутуку Матуки',
    },
    title: {
      en: 'Ambassador Extraordinary and Plenipotentiary',
      ru: 'Чрезвычайный и Полномочный Посол',
    },
    photo: null,
  },
  deputy: {
    name: null,
    title: { en: 'Deputy Head of Mission', ru: 'Заместитель главы дипломатической миссии' },
    photo: null,
  },
};
