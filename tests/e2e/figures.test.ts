import { describe, expect, it } from 'vitest';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { fetchPage } from '../support/html/servedPage';

type Figure = Record<Language, string>;

/** Figures that each page states, exactly as it shows them (requirements 5 and 9). */
const FIGURES: Record<string, Figure[]> = {
  '/consular/good-conduct': [{ en: 'USD 20', ru: '20 долларов США' }],
  '/consular/marriage': [
    { en: 'USD 70', ru: '70 долларов США' },
    { en: '3 months before the wedding', ru: 'за 3 месяца до свадьбы' },
  ],
  '/consular/birth': [{ en: 'USD 5', ru: '5 долларов США' }],
  '/consular/pets': [
    { en: 'USD 50 for each animal', ru: '50 долларов США за каждое животное' },
    { en: '30 days', ru: '30 дней' },
    { en: 'no more than 5 days before', ru: 'не раньше чем за 5 дней до' },
    { en: 'within 3 days', ru: 'в течение 3 дней' },
    { en: 'less than 48 hours', ru: 'короче 48 часов' },
    { en: '50 km', ru: '50 км' },
    { en: '6 months', ru: '6 месяцев' },
  ],
  '/consular/doc-auth': [
    { en: 'USD 20 for each document, in cash', ru: '20 долларов США за документ, наличными' },
    { en: '1 day', ru: '1 день' },
  ],
  '/consular/visa': [{ en: 'at least 2 weeks before', ru: 'минимум за 2 недели до' }],
  '/consular/passports': [
    { en: 'Form 19A, filled in: 3 copies', ru: 'Заполненная форма 19A в 3 экземплярах' },
    {
      en: '3 colour photos, 3.4 × 4.5 cm, ears visible',
      ru: 'Цветные фотографии, 3 шт.: 3,4 × 4,5 см, уши открыты',
    },
    {
      en: 'no later than 3 days before your confirmed flight',
      ru: 'не позднее чем за 3 дня до подтверждённого рейса',
    },
    { en: 'after 5 or 10 years', ru: 'через 5 или 10 лет' },
  ],
  '/consular/doc-leg': [
    { en: '9:30–12:30 and 14:30–17:00', ru: '9:30–12:30 и 14:30–17:00' },
    {
      en: '350 roubles for an original or 500 roubles for a copy',
      ru: '350 рублей за оригинал или 500 рублей за копию',
    },
    { en: 'it is free', ru: 'он бесплатный' },
    { en: '5 working days for an original', ru: '5 рабочих дней на оригинал' },
    {
      en: '7 working days for a copy, the Embassy 1 day',
      ru: '7 рабочих дней на копию, Посольству — 1 день',
    },
    {
      en: 'USD 20 and 5–7 working days for an apostille',
      ru: 'за апостиль указаны 20 долларов США и 5–7 рабочих дней',
    },
  ],
  '/embassy': [{ en: 'Monday to Friday, 9:00–17:00', ru: 'С понедельника по пятницу, 9:00–17:00' }],
};

const normalizeSpace = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** Whether a text contains a figure that is not the end of a longer number. */
const states = (text: string, figure: string): boolean =>
  text.split(figure).length > 1 && !new RegExp(`\\d${escaped(figure)}`).test(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe.each(languages)('figures in %s', (language) => {
  const mainOf = async (path: string): Promise<Element> => {
    const { document } = await fetchPage(withPrefix(path, language));
    return document.querySelector('main') ?? document.body;
  };

  it.each(Object.entries(FIGURES))('are stated on their page: %s', async (path, figures) => {
    const text = normalizeSpace((await mainOf(path)).textContent);
    const stated = figures.map((figure) => figure[language]);
    expect(stated.filter((figure) => !states(text, figure))).toEqual([]);
  });
});
