import { beforeAll, describe, expect, it } from 'vitest';
import inEnglish from '../../src/content/situations/en.json';
import inRussian from '../../src/content/situations/ru.json';
import type { Search } from '../../src/features/search/engine/createSearch';
import { loadSearch } from '../../src/features/search/engine/loadSearch';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';

it.each(Object.entries({ en: inEnglish, ru: inRussian }))(
  'each sentence of people leads to one place, once: %s',
  (_, situations) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [to, sentences] of Object.entries(situations)) {
      for (const sentence of sentences) {
        const key = sentence.toLowerCase().replaceAll('ё', 'е');
        const other = seen.get(key);
        if (other) twice.push(`${sentence}: ${other}, ${to}`);
        seen.set(key, to);
      }
    }
    expect(twice).toEqual([]);
  },
);

describe('search leads to the side that speaks', () => {
  const searches = new Map<string, Search>();
  beforeAll(async () => {
    for (const language of languages) {
      await loadText(language);
      searches.set(language, await loadSearch(language));
    }
  });

  it.each([
    ['en', 'buy tea wholesale', '/explore/trade#buying-from-kenya'],
    ['en', 'the buyer does not pay', '/explore/trade#selling-to-russia'],
    ['en', 'consent letter for a child', '/consular/other#child'],
    ['en', 'consent letter for the passport', '/consular/passports/child#bring'],
    ['en', 'father objects to the trip', '/consular/other#refuses'],
    ['en', 'souvenirs', '/magical-kenya/things-to-do#crafts'],
    ['en', 'SIM at Sheremetyevo', '/consular/first-days'],
    ['en', 'send money home', '/consular/offices#whom-to-ask'],
    ['en', 'held on a ship', '/consular/contract#wages'],
    ['en', 'they locked us in at work', '/consular/contract#signed'],
    ['en', 'someone is following me', '/consular/help#victim'],
    ['ru', 'купить чай оптом', '/explore/trade#buying-from-kenya'],
    ['ru', 'экспорт чая в Россию', '/explore/trade#selling-to-russia'],
    ['ru', 'сим карта', '/magical-kenya/intro#money-and-power'],
    ['ru', 'биометрия для сим-карты', '/consular/first-days'],
    ['ru', 'такси из аэропорта', '/magical-kenya/getting-around#road'],
    ['ru', 'экскурсия школьников в посольство', '/consular/other#letters'],
    ['ru', 'пригласить посла на мероприятие', '/consular/other#invitation'],
    ['ru', 'восхождение', '/magical-kenya/mount-kenya#climb'],
    ['ru', 'виза на сборы', '/consular/offices#purposes'],
    ['ru', 'где находится посольство', '/embassy#directions'],
    ['ru', 'смена фамилии', '/consular/passports/replacement#name'],
    ['ru', 'за мной следят', '/consular/help#victim'],
    ['ru', 'меня держат в полиции', '/consular/help#arrest'],
  ])('in %s: %s', (language, query, to) => {
    expect(searches.get(language)?.(query).hits[0]?.to).toBe(to);
  });
});
