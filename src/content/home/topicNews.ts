/** The slug of the category whose news a page about Kenya shows, by its path. */
export const topicNews: Record<string, string> = {
  '/explore/agriculture': 'trade',
  '/explore/culture': 'culture',
  '/explore/nairobi': 'diplomacy',
  '/explore/education': 'community',
  '/explore/foreign-affairs': 'diplomacy',
  '/explore/sports': 'community',
  '/explore/tourism': 'culture',
  '/explore/trade': 'trade',
};
