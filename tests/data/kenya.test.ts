import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { topicNews } from '../../src/content/home/topicNews';
import { countries, places, waters } from '../../src/content/kenya/map';
import { activities, regionSeasons } from '../../src/content/kenya/seasons';
import { categories } from '../../src/content/newsCategories';
import { pages } from '../../src/content/site';
import { languages } from '../../src/lib/i18n/languages';
import { regionKey, regionPages } from '../../src/site/kenya/map/regions';
import { namespaceText } from '../support/content/locales';

const placesOf = (language: 'en' | 'ru', region: string): string[] =>
  Object.keys((namespaceText(language, `magical-kenya/${region}`) as { places: object }).places);

const regions = regionPages.map(({ path }) => regionKey(path));

describe('the map of Kenya', () => {
  it.each(languages)('links to places of the regions only, in %s', (language) => {
    const all = regions.flatMap((region) =>
      placesOf(language, region).map((place) => `${region}#${place}`),
    );
    expect(places.filter(({ to }) => !all.includes(to))).toEqual([]);
  });

  it('has a text for every name', () => {
    const texts = (namespaceText('en', 'magical-kenya/map') as { labels: object }).labels;
    const keys = [...countries, ...waters, ...places].map(({ key }) => key);
    expect(keys.sort()).toEqual(Object.keys(texts).sort());
  });

  it.each(regions)('has a number for every place on the map of %s', (region) => {
    const svg = readFileSync(`public/scenes/maps/${region}.svg`, 'utf8');
    const numbers = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
    for (const language of languages) {
      expect(numbers).toEqual(placesOf(language, region).map((_, index) => index + 1));
    }
  });
});

const sections = (namespaceText('en', 'magical-kenya/things-to-do') as { sections: object })
  .sections;

describe('the seasons', () => {
  it('exist for exactly the regions', () => {
    expect(Object.keys(regionSeasons).sort()).toEqual(regions.toSorted());
  });

  it('exist for exactly the activities', () => {
    expect(Object.keys(activities)).toEqual(Object.keys(sections));
  });
});

it('the news below the pages about Kenya have an existing category on all eight pages', () => {
  const topics = pages.map(({ path }) => path).filter((path) => path.startsWith('/explore/'));
  expect(Object.keys(topicNews).sort()).toEqual(topics.sort());
  const categoryIds: readonly string[] = categories;
  expect(Object.values(topicNews).filter((category) => !categoryIds.includes(category))).toEqual(
    [],
  );
});
