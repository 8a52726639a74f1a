import { beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '../../src/features/search/engine/createSearch';
import { loadSearch } from '../../src/features/search/engine/loadSearch';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';

const searches: Partial<Record<Language, Search>> = {};
const languageOf = (query: string): Language => (/[а-яё]/i.test(query) ? 'ru' : 'en');
const first = (query: string, language = languageOf(query)) =>
  searches[language]?.(query).hits[0]?.to ?? '';

beforeAll(async () => {
  for (const language of languages) {
    await loadText(language);
    searches[language] = await loadSearch(language, [...languages]);
  }
});

const linesOf = (text: string) => text.trim().split('\n');

describe('whoever is in danger', () => {
  it.each(
    linesOf(`
I am in danger
danger
my life is in danger
they want to kill me
he will kill me
he threatens to kill my family
someone is following me
I am being followed
a man is stalking us
my boss beats me
my boyfriend hit me yesterday
I am afraid
am scared
I'm so scared of my husband
not safe at home
I feel unsafe
I am being held in a flat
they are holding me
police are holding me
my boss locked me in
they took me to a house and locked me
cannot leave the house, my employer took the key
I want to kill myself
ananipiga, naogopa
я в опасности
меня хотят убить
за мной следят
нас преследуют какие-то люди
мне страшно
боюсь мужа
жена кенийка бьёт меня
мне угрожает сосед
меня держат
нас держат на корабле
меня не выпускают из квартиры
хозяин запер нас
меня держат в полиции
не хочу жить
`),
  )('«%s», is led to help with the numbers first', (query) => {
    expect(first(query)).toMatch(
      /^\/consular\/(help(#(victim|arrest|hospital))?|contract(#signed|#wages)?)$/,
    );
  });

  it.each(
    linesOf(`
is Kenya safe
is Kenya dangerous
will lions attack me on safari
are lions dangerous
опасно ли в Кении
безопасно ли в Найроби
страшно ли в Найроби
опасно
`),
  )('is told from a tourist who asks «%s»', (query) => {
    expect(first(query)).toMatch(/^\/magical-kenya\//);
  });

  it.each([
    ['can I follow you on Instagram', '/embassy'],
    ['how do I follow the news of the Embassy', '/news'],
    ['I am afraid I lost my passport', '/consular/passports/lost'],
    ['мне закрыли визу, замена паспорта', '/consular/passports/replacement'],
  ])('is told from one who says «%s»', (query, to) => {
    expect(first(query)).toBe(to);
  });
});

describe('the country that a query names', () => {
  it.each([
    ['visa for Russia', 'visa for Kenya'],
    ['Russian visa', 'Kenyan visa'],
    ['how do Kenyans get a Russian visa', 'visa for Russians'],
    ['виза в Россию', 'виза в Кению'],
    ['российская виза для кенийца', 'кенийская виза для россиян'],
  ])('tells the visa of one, «%s», from that of the other, «%s»', (toRussia, toKenya) => {
    expect(first(toRussia)).not.toMatch(/^\/consular\/visa/);
    expect(first(toKenya)).toMatch(/^\/consular\/visa/);
  });

  it.each([
    ['SIM card in Moscow', 'SIM card in Kenya'],
    ['bank account in Russia', 'bank account in Nairobi'],
    ['сим-карта в Москве', 'сим-карта Найроби'],
  ])('leads to the first days in Russia for «%s», not for «%s»', (inRussia, inKenya) => {
    expect(first(inRussia)).toMatch(/^\/consular\/first-days/);
    expect(first(inKenya)).not.toMatch(/^\/consular\/first-days/);
  });

  it.each([
    ['study in Kenya', '/explore/education#study-in-kenya'],
    ['study in Russia', '/explore/education#kenya-and-russia'],
    ['taxi Nairobi', '/magical-kenya/getting-around#road'],
  ])('decides between sections, «%s»', (query, to) => {
    expect(first(query)).toBe(to);
  });
});

it.each([
  ['Nairobi marathon', '/explore/sports#running'],
  ['марафон в Найроби', '/explore/sports#running'],
])('of common words alone, «%s», the rarest decides', (query, to) => {
  expect(first(query)).toBe(to);
});

it.each([
  'кениец кенийца кенийцы кенийцам кенийка кенийки кенийку кениянка кенийский кенийских',
  'россиянин россиянина россияне россиян россиянам россиянка россиянку российский русская русских',
])('how a citizen is called, «%s», does not decide beside a word that tells more', (names) => {
  const answers = names.split(' ').map((name) => first(`${name} потерял паспорт`));
  expect(new Set(answers)).toEqual(new Set(['/consular/passports/lost']));
});

describe('words in other letters or another language', () => {
  it.each([
    ['poluchit vizu', '/consular/visa#steps'],
    ['visa v keniyu', '/consular/visa'],
    ['chasi raboti', '/embassy#contact'],
    ['vremya raboty', '/embassy#contact'],
    ['ya poteryal pasport', '/consular/passports/lost'],
    ['menya zaderzhali', '/consular/help#arrest'],
    ['brak s kenijcem', '/consular/marriage'],
    ['spravka o nesudimosti', '/consular/good-conduct'],
    ['sobaka', '/consular/pets'],
    ['pomogite', '/consular/help'],
    ['menya presleduyut', '/consular/help#victim'],
  ])('that spell Russian in Latin letters, «%s», find %s', (query, to) => {
    expect(first(query, 'ru')).toBe(to);
  });

  it.each([
    ['wamekamatwa', '/consular/help#arrest'],
    ['amefungwa jela', '/consular/help#arrest'],
    ['polisi walinishika', '/consular/help#arrest'],
    ['mume amefariki', '/consular/help#death'],
    ['wamenipiga', '/consular/help#victim'],
    ['tumepotea', '/consular/help'],
    ['nisaidie', '/consular/help'],
  ])('that are Swahili verbs in any person, «%s», find %s', (query, to) => {
    expect(first(query)).toBe(to);
  });
});

describe('a word that no page has', () => {
  it.each([
    ['обмен волюты', 'обмен валюта'],
    ['памагите', 'помогите'],
    ['машенники', 'мошенники'],
    ['nisaidiye', 'nisaidie'],
  ])('is corrected by its sound, or to one of a single situation: «%s»', (query, instead) => {
    expect(searches[languageOf(query)]?.(query).correctedQuery).toBe(instead);
  });

  it.each(['привести детей на экскурсию', 'вывести картину', 'I am scared of ghosts'])(
    'is left where it is right: «%s»',
    (query) => {
      expect(searches[languageOf(query)]?.(query).correctedQuery).toBeUndefined();
    },
  );
});
