import type { Database } from '../../../src/lib/http/database.types';
import type { Random } from './random';
import type { Writer } from './writer';

/** Input of the writers: the form of an article, as in src/services/news/newsAdmin.ts. */

export type NewsInsert = Database['public']['Tables']['news']['Insert'];
type NewsRow = Database['public']['Tables']['news']['Row'];

/** Few titles, so that slugs collide; «X 2» needs the slug that a second «X» gets. */
export const TITLES = [
  'Trade week',
  'Trade week 2',
  'Trade week 3',
  'Jamhuri Day',
  'Jamhuri Day 2',
  'Чай и кофе',
  'Чай и кофе 2',
  'Office hours',
];
const SLUGS = ['trade-week', 'trade-week-4', 'office-hours', 'jamhuri-day-2', 'chay-i-kofe'];
/** The first one is a category's slug as well. */
const FREE_TEXTS = ['trade', 'Sport', 'Visits'];
const TYPED_SLUG_PROBABILITY = 0.06;
const SCHEDULE_MS = 3_000;

const soon = (random: Random): string =>
  new Date(Date.now() + random.below(SCHEDULE_MS)).toISOString();

export const text = (random: Random): string =>
  `Exporters of tea meet buyers. ${random.uuid()} `.repeat(1 + random.below(60));

export function topic({
  random,
  categories,
}: Writer): Pick<NewsInsert, 'category_id' | 'category'> {
  const choice = random.below(3);
  if (choice === 0) return { category_id: random.pick(categories), category: null };
  return { category_id: null, category: choice === 1 ? random.pick(FREE_TEXTS) : null };
}

/** The form of a new article: a draft, published, or scheduled up to three seconds ahead. */
export function filledIn(writer: Writer): NewsInsert {
  const { random } = writer;
  const state = random.pick(['draft', 'published', 'published', 'scheduled']);
  return {
    title: random.pick(TITLES),
    content: text(random),
    status: state === 'draft' ? 'draft' : 'published',
    ...topic(writer),
    ...(state === 'scheduled' && { published_at: soon(random) }),
    ...(random.chance(TYPED_SLUG_PROBABILITY) && { slug: random.pick(SLUGS) }),
  };
}

type FormRow = Pick<NewsRow, 'title' | 'content' | 'status' | 'category_id' | 'category'>;

/** The form of a stored article with one field edited. */
export function edited(writer: Writer, row: FormRow): NewsInsert {
  const { random } = writer;
  const form = { title: row.title, content: row.content, status: row.status };
  const rest = { category_id: row.category_id, category: row.category };
  const field = random.below(7);
  if (field === 0) return { ...form, ...rest, title: random.pick(TITLES) };
  if (field === 1) return { ...form, ...rest, content: text(random) };
  if (field === 2) return { ...form, ...topic(writer) };
  if (field === 3) return { ...form, ...rest, status: random.pick(['draft', 'published']) };
  if (field === 4) return { ...form, ...rest, status: 'published', published_at: soon(random) };
  if (field === 5) {
    return { ...form, ...rest, published_at: new Date(Date.now() - 60_000).toISOString() };
  }
  return { ...form, ...rest, ...(random.chance(0.5) && { slug: random.pick(SLUGS) }) };
}
