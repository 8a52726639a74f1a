import { describe, expect, it } from 'vitest';
import { topicNews } from '../../src/content/home/topicNews';
import { activities, regionSeasons } from '../../src/content/kenya/seasons';
import { categories } from '../../src/content/newsCategories';
import { pages } from '../../src/content/site';
import { namespaceText } from '../support/content/locales';

const sections = (namespaceText('en', 'magical-kenya/things-to-do') as { sections: object })
  .sections;

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
});

it('the news below the pages about Kenya have an existing category on all eight pages', () => {
  const topics = pages.map(({ path }) => path).filter((path) => path.startsWith('/explore/'));
  expect(Object.keys(topicNews).sort()).toEqual(topics.sort());
  const categoryIds: readonly string[] = categories;
  expect(Object.values(topicNews).filter((category) => !categoryIds.includes(category))).toEqual(
    [],
  );
});
