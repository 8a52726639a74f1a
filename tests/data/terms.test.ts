import { describe, expect, it } from 'vitest';
import { formatDay } from '../../src/lib/dates/calendarDay';
import { i18n } from '../../src/lib/i18n/i18n';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { allTexts, namespaceText } from '../support/content/locales';

/** An expression that the site does not use, and the term it uses instead. */
interface Term {
  wrong: RegExp;
  right: string;
  /** Matches where the expression is correct. */
  but?: RegExp;
}

/** Namespaces other than those of the staff area and news. */
const NOT_STAFF = /^(?!admin|history|uploads|account|errors|news|accessibility)/;

/**
 * One term for one thing in each language. Each line is one term; texts are compared with
 * plain spaces in place of no-break ones.
 */
// biome-ignore format: one line a term
const avoided: Record<Language, Term[]> = {
  en: [
    // Documents
    { wrong: /\bpapers\b/i, right: 'documents' },
    { wrong: /\bemergency (?:document|certificate|passport)\b/i, right: 'emergency travel document' },
    { wrong: /\bbio-?data\b/i, right: 'the page with your photo and details' },
    { wrong: /\bnew-generation\b/i, right: 'national ID' },
    { wrong: /\bmutilated\b(?!”)/i, right: 'damaged' },
    // Authorities
    { wrong: /\b(?:the|by|from) Ministry\b(?! of| for)/, right: 'the Ministry with its country and full name', but: /^explore\/foreign-affairs:/ },
    { wrong: /(?<!Russian )\bMinistry of Foreign Affairs\b(?! of)/, right: 'Ministry of Foreign and Diaspora Affairs' },
    // Kenya
    { wrong: /\bkinds of (?:birds?|fish)\b/i, right: 'bird species' },
    { wrong: /Moscow time all year|\bon Moscow time\b|keeps? Moscow time/i, right: 'the same time as Moscow' },
    { wrong: /\bwithout cash\b/i, right: 'cash is not accepted' },
    // The staff area
    { wrong: /\bpictures?\b/i, right: 'image', but: NOT_STAFF },
    { wrong: /\bfrom the camera\b/i, right: 'from where it came' },
    // Spelling: -ise, but legalization (specification) and names
    { wrong: /\b(?:recogni|notari|authori|organi)z(?:e|ed|es|er|ers|ing)\b/i, right: '-ise' },
    { wrong: /\bauthorization\b/i, right: 'authorisation' },
    { wrong: /\blegalis/i, right: 'legalization' },
    { wrong: /\bemail\b/i, right: 'e-mail' },
  ],
  ru: [
    // Documents
    { wrong: /временн\p{L}+ документ/iu, right: 'временный проездной документ' },
    { wrong: /заявлени\p{L}+-представлени/iu, right: 'сопроводительное письмо' },
    { wrong: /препятстви\p{L}+ (?:к|для) брак/iu, right: 'препятствий к вступлению в брак' },
    { wrong: /аутентификаци/i, right: 'удостоверение подлинности' },
    { wrong: /(?<!\p{L})пропуск(?:а|ов|ом)?(?!\p{L})/iu, right: 'разрешение (permit или pass)' },
    { wrong: /учебн\p{L}+ разрешени/iu, right: 'разрешение на учёбу' },
    { wrong: /постоянн\p{L}+ жител/iu, right: 'вид на жительство' },
    { wrong: /(?<!\p{L})парти[яиюей]+(?!\p{L})/iu, right: 'один ввоз' },
    { wrong: /документы,? которые едут/iu, right: 'документы, которые сопровождают животное' },
    { wrong: /прививка (?:от бешенства )?недавняя|недавн\p{L}+ прививк/iu, right: 'прививка сделана недавно' },
    // Fees and times
    { wrong: /твёрд\p{L}+ срок/iu, right: 'срок не установлен' },
    { wrong: /деньги на сбор/iu, right: 'оплатите сбор' },
    { wrong: /(?:сумму|сбор) показывает/iu, right: 'указан на портале' },
    { wrong: /без наличных/iu, right: 'только безналично' },
    { wrong: /уши видны/iu, right: 'уши открыты' },
    // Authorities
    { wrong: /генеральн\p{L}+ прокуратур/iu, right: 'Генеральный атторней' },
    { wrong: /управлени\p{L}+ по квалификациям/iu, right: 'Национальное управление квалификаций' },
    { wrong: /(?<!\p{L})министерств\p{L}+ иностранных дел (?:в Найроби|Кении)/u, right: 'Министерство иностранных дел Кении' },
    { wrong: /возможности для туризма/iu, right: 'туристический бизнес' },
    // The site
    { wrong: /портал\p{L}* для диаспоры/iu, right: 'портал диаспоры' },
    { wrong: /экранного доступа/iu, right: 'программы чтения с экрана' },
    { wrong: /(?<!\p{L})раздел\p{L}* новост|новост\p{L}* (?:этого|в этом) раздел/iu, right: 'рубрика' },
    { wrong: /(?<!\p{L})стать(?:я|и|е|ю|ёй|ям|ях|ями|ей)(?!\p{L})|(?<!\p{L})статей(?!\p{L})/iu, right: 'новость', but: NOT_STAFF },
    { wrong: /(?<!\p{L})(?:картин(?:к|ок)|снимк|снимок)/iu, right: 'изображение', but: NOT_STAFF },
    { wrong: /с камеры/iu, right: 'оттуда, где файл хранится' },
    { wrong: /второ\p{L}+ фактор/iu, right: 'вход с кодом', but: /^account:factor\.title$/ },
    { wrong: /встроен\p{L}* в сайт/iu, right: 'постоянные ссылки' },
    // Kenya
    { wrong: /московское время круглый год|время \p{L}* ?круглый год московское/iu, right: 'то же время, что в Москве' },
    { wrong: /парк\p{L}*(?: и|, \d+) заповедник/iu, right: 'резерват' },
    { wrong: /(?:объект\p{L}*|[Сс]писо?к\p{L}*) Всемирного наследия|список всемирного наследия/u, right: 'Список всемирного наследия, объект всемирного наследия' },
    { wrong: /(?:долги|коротки)\p{L}+ дожд/iu, right: 'большой и малый сезон дождей' },
    { wrong: /коитобос/iu, right: 'Койтобос' },
    { wrong: /саив|сайва-свомп/iu, right: 'Сайва' },
    { wrong: /ньяма чома/iu, right: 'ньяма-чома' },
    { wrong: /кайя кинондо|(?:лес|леса|лесу|традиции) Кайя/u, right: 'Кайя-Кинондо, леса кайя' },
    { wrong: /гикуйю/iu, right: 'кикуйю' },
    { wrong: /(?:рынок|бисер) масаи/iu, right: 'масайский рынок, масайский бисер' },
    { wrong: /(?:чайн|кофейн)\p{L}+ ферм/iu, right: 'плантации' },
    { wrong: /кения эйрвейз|джамбоджет/iu, right: 'Kenya Airways, Jambojet' },
    { wrong: /марафон Лева(?!\p{L})/u, right: 'марафон в Леве' },
    { wrong: /фестиваль культуры|фестиваль Ламу|фестиваль острова/u, right: 'культурный фестиваль в Ламу' },
    { wrong: /чьюлу хиллс|холм\p{L}+ Чьюлу/iu, right: 'Чьюлу-Хиллс' },
  ],
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\{\{.*?\}\}/g, '…');

describe.each(languages)('the terms in %s', (language) => {
  it.each(avoided[language])('use $right, never $wrong', (term) => {
    const found = allTexts(language)
      .filter(([path]) => !term.but?.test(path))
      .filter(([, text]) => term.wrong.test(plain(text)));
    expect(found.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  it('no two pages have the same title or the same short name', () => {
    const named = namespaceText(language, 'pages') as Record<string, { name: string }>;
    const titles = Object.keys(named).flatMap((page) => {
      const { title } = (namespaceText(language, page) ?? {}) as { title?: string };
      return title ? [title] : [];
    });
    const names = Object.values(named).map(({ name }) => name);
    const twice = [titles, names].flatMap((all) =>
      all.filter((one, at) => all.indexOf(one) !== at),
    );
    expect(titles.length).toBeGreaterThan(30);
    expect(twice).toEqual([]);
  });
});

describe('a sentence that ends with a date', () => {
  const offline = async (language: Language) => {
    await loadText(language);
    return i18n.t('offline', { date: formatDay('2026-11-21', language) });
  };

  it('ends with one full stop if the Russian date ends with one', async () => {
    expect(plain(await offline('ru'))).toBe(
      'Нет соединения. Вы видите копию от 21 ноября 2026 г., с тех пор сборы и сроки могли измениться.',
    );
    expect(await offline('en')).toContain('the copy of 21 November 2026;');
  });

  it('has no second full stop after a Russian day', () => {
    const doubled = allTexts('ru').filter(
      ([path, text]) =>
        !path.startsWith('history:') && /\{\{(?:date|day|today|latest)\}\}\./.test(text),
    );
    expect(doubled).toEqual([]);
  });
});
