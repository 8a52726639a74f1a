import { describe, expect, it } from 'vitest';
import { categories } from '../../src/content/categories';
import { topicNews } from '../../src/content/home/topicNews';
import { activities, interests, regionSeasons } from '../../src/content/kenya/seasons';
import { pages } from '../../src/content/site';
import { namespaceText } from '../support/content/locales';

const sections = (namespaceText('en', 'magical-kenya/things-to-do') as { sections: object })
  .sections;
const allMonths = [...Object.values(regionSeasons).flat(), ...Object.values(activities)].flatMap(
  ({ months }) => months.flat(),
);

describe('the seasons', () => {
  it('exist for exactly the regions', () => {
    const regions = pages
      .filter(({ kind }) => kind === 'region')
      .map(({ path }) => path.slice('/magical-kenya/'.length));
    expect(Object.keys(regionSeasons).sort()).toEqual(regions.sort());
  });

  it('exist for exactly the activities', () => {
    expect(Object.keys(activities)).toEqual(Object.keys(sections));
  });

  it('are months of a year', () => {
    expect(allMonths.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(
      true,
    );
  });

  it('have an activity for every interest in every month', () => {
    for (const interest of interests) {
      expect(
        Object.values(activities).some((activity) => activity.interests.includes(interest)),
      ).toBe(true);
    }
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
