/** The category of news that belongs to a page about Kenya (spec 3), by the page's path. */
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
