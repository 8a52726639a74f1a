/**
 * How a query is executed: by one of several indexes, or by reading every row of a table. `counts` is a table of which
 * it also counts rows without an index, up to the limit of a list (decision 0038).
 */
export type Way = { index: string[]; counts?: string } | { everyRowOf: string; because: string };

export interface Expected {
  /** The plan for the values of the parameters. */
  way: Way;
  /** The generic plan where it differs; PostgreSQL can choose either for a prepared statement. */
  generic?: Way;
}

const by = (...index: string[]): Expected => ({ way: { index } });
const whole = (everyRowOf: string, because: string): Expected => ({
  way: { everyRowOf, because },
});

/** A page of the dashboard's list in its order, and the number of articles up to the limit. */
const listed = (...index: string[]): Expected => ({ way: { index, counts: 'news' } });

const COUNTED = 'it counts all articles of the list, which the dashboard shows';
const NO_TRIGRAMS = 'row-level security keeps ilike from using an index (decision 0038)';
const FEW_NOTICES = 'there are a few hundred notices at most';
const NO_FILE_INDEX =
  'it is asked once for a file that is deleted, so an index would cost more with each save';

/** The expected plan of every query in tests/bench/database/queries.ts that a user waits for. */
export const EXPECTED: Record<string, Expected> = {
  'public list, page 1': by('news_published'),
  'public list, page 50': by('news_published'),
  'public list, last page: its ids': by('news_published'),
  'public list, last page: its articles': by('news_pkey'),
  'newest for home': by('news_published'),
  'one category, page 1': by('news_published'),
  'one category, last page: its ids': by('news_category', 'news_published'),
  'an unused category': by('news_topic'),
  'stored total': by('news_published'),
  'stored total of a category': by('news_published'),
  'totals by year': by('news_published'),
  'totals of a category by year': by('news_published'),
  'one year, page 1': by('news_published'),
  'article by slug': by('news_slug_unique'),
  'article by id': by('news_pkey'),
  categories: whole('news_categories', 'there are six'),
  'id of a category': by('news_categories_slug_key'),
  'newest of a category': by('news_published'),
  "visitors' search, frequent word": {
    way: { everyRowOf: 'news', because: 'titles have no statistics, so a word counts as rare' },
    generic: { index: ['news_published'] },
  },
  "visitors' search, one title": {
    way: { everyRowOf: 'news', because: NO_TRIGRAMS },
    generic: { index: ['news_published'] },
  },
  "visitors' search, nothing found": {
    way: { everyRowOf: 'news', because: NO_TRIGRAMS },
    generic: { index: ['news_published'] },
  },
  'news feed': by('news_published'),
  'sitemap of articles': by('news_published'),
  notices: by('notices_listed'),
  'notices, page 1 with their number': whole('notices', FEW_NOTICES),
  'dashboard list, page 1': listed('news_listed'),
  'dashboard list, last page': listed('news_listed'),
  'dashboard rows of a page': by('news_pkey'),
  'dashboard oldest first': listed('news_listed'),
  'dashboard by title': listed('news_titled'),
  'dashboard by change': listed('news_changed'),
  'dashboard drafts': listed('news_listed'),
  'dashboard scheduled': listed('news_listed', 'news_published'),
  'dashboard published': listed('news_listed'),
  'dashboard one category': listed('news_listed'),
  'dashboard one author': listed('news_listed'),
  'dashboard search, frequent word': listed('news_title_words'),
  'dashboard search, frequent word among drafts': listed('news_title_words'),
  'dashboard search, first letter': listed('news_title_words'),
  'dashboard search, one title': by('news_title_words'),
  'dashboard search, nothing found': by('news_title_words'),
  'number of published': whole('news', COUNTED),
  'number of scheduled': by('news_published', 'news_category'),
  'number of drafts': whole('news', COUNTED),
  'dashboard without Russian': listed('news_listed', 'news_translation_state'),
  'dashboard outdated translations': by('news_translation_state'),
  'number without Russian': by('news_translation_state'),
  'number of outdated translations': by('news_translation_state'),
  'number of notices': whole('notices', FEW_NOTICES),
  'article to edit': by('news_pkey'),
  'whether an article is there': by('news_pkey'),
  'recent activity': by('audit_newest'),
  'existing ones of the changed items': by('news_pkey'),
  // The article has a tenth of the audit entries, so that its newest ones are near the end of the
  // table.
  'history of an article': by('audit_item', 'audit_pkey'),
  'last editor': by('audit_item', 'audit_pkey'),
  'versions of an article': by('versions_item'),
  'files of versions': by('versions_item'),
  'a version': by('versions_pkey'),
  bin: {
    way: {
      everyRowOf: 'bin',
      because: 'it is shown whole, and nothing is in it for longer than 30 days',
    },
    generic: { index: ['bin_newest'] },
  },
  'notices of the dashboard': whole('notices', FEW_NOTICES),
  'own role': by('profiles_pkey'),
  'whether the caller is an admin': by('profiles_pkey'),
  'articles with a featured image': whole('news', NO_FILE_INDEX),
  'articles with additional images': whole('news', NO_FILE_INDEX),
  'notices with a file': whole('notices', FEW_NOTICES),
  'notices with a translated file': whole('notices', FEW_NOTICES),
  'deleted items with a file': whole('bin', 'nothing is in the bin for longer than 30 days'),
  'backup, a page in the middle': by('news_pkey'),
};
