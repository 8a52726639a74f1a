import type { Database } from '../../../src/lib/http/database.types';
import type { Kind } from '../../../src/staff/kinds/kind';
import { formColumns } from '../../../src/staff/kinds/kinds';
import { token } from '../auth/tokens';

type Tables = Database['public']['Tables'];
type CategoryRow = Tables['news_categories']['Row'];
type NewsRow = Tables['news']['Row'] & {
  news_categories: Pick<CategoryRow, 'slug' | 'name'> | null;
};
type NoticeRow = Tables['notices']['Row'];
type AlertRow = Tables['alerts']['Row'];
type HistoryRow = Tables['history']['Row'];

interface Translated {
  language: 'en' | 'ru';
  text_changed_at: string;
  translation_changed_at: string | null;
  translated_title: string | null;
}

/** As the generated column has it. */
const withState = <Row extends Translated>(row: Row) => {
  const { language, text_changed_at, translation_changed_at } = row;
  if (row.translated_title === null) {
    return { ...row, translation_state: language === 'en' ? 'ru_missing' : 'en_missing' } as const;
  }
  const isOutdated = String(translation_changed_at ?? text_changed_at) < text_changed_at;
  return { ...row, translation_state: isOutdated ? 'outdated' : 'current' } as const;
};

/** The columns of a form, empty. */
const empty = (kind: Kind) => Object.fromEntries(formColumns(kind).map((column) => [column, null]));

let sequence = 0;

/** Returns a new UUID at each call. */
export const uuid = (): string => {
  sequence += 1;
  return `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`;
};

/** Returns a published article as PostgREST sends it, with its category embedded. */
export const newsRow = (overrides: Partial<NewsRow> = {}): NewsRow => {
  const id = overrides.id ?? uuid();
  return withState({
    ...empty('news'),
    id,
    slug: `tea-tasting-${id.slice(-4)}`,
    title: 'Tea tasting at the Embassy',
    content: '## Kericho\n\nA morning with Kenyan tea.',
    status: 'published',
    author_id: null,
    news_categories: { slug: 'trade', name: 'Trade' },
    featured_image_url: '/scenes/tea-hills.svg',
    additional_images: [],
    image_texts: {},
    published_at: '2026-11-20T09:00:00+00:00',
    created_at: '2026-11-19T09:00:00+00:00',
    updated_at: '2026-11-20T09:00:00+00:00',
    language: 'en',
    translated_image_texts: {},
    text_changed_at: '2026-11-20T09:00:00+00:00',
    translation_changed_at: null,
    revision: 1,
    listed_at: '2026-11-20T09:00:00+00:00',
    ...overrides,
  } as NewsRow);
};

export const categoryRow = (overrides: Partial<CategoryRow> = {}): CategoryRow => ({
  id: uuid(),
  name: 'Trade',
  slug: 'trade',
  ...overrides,
});

/** Returns a notice of type `link`. */
export const noticeRow = (overrides: Partial<NoticeRow> = {}): NoticeRow =>
  withState({
    ...empty('notices'),
    id: uuid(),
    title: 'Embassy closed on Jamhuri Day',
    description: 'The Consular Section opens again the next working day.',
    type: 'link',
    link: 'https://mfa.go.ke/holidays',
    created_at: '2026-11-18T09:00:00+00:00',
    updated_at: '2026-11-18T09:00:00+00:00',
    status: 'published',
    starts_at: '2026-11-18T09:00:00+00:00',
    pinned: false,
    language: 'en',
    translated_description: '',
    text_changed_at: '2026-11-18T09:00:00+00:00',
    translation_changed_at: null,
    revision: 1,
    listed_at: '2026-11-18T09:00:00+00:00',
    ...overrides,
  } as NoticeRow);

/** Returns an important alert as the staff area reads it, current for an hour. */
export const alertRow = (overrides: Partial<AlertRow> = {}): AlertRow => ({
  id: uuid(),
  level: 'important',
  text_en: 'The consular section is closed today.',
  text_ru: 'Консульский отдел сегодня закрыт.',
  link: null,
  starts_at: new Date(Date.now() - 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  author_id: null,
  created_at: '2026-11-20T09:00:00+00:00',
  updated_at: '2026-11-20T09:00:00+00:00',
  revision: 1,
  ...overrides,
});

/** Returns an alert as visitors get it. */
export function currentAlertRow(overrides: object = {}): object {
  const { level, text_en: en, text_ru: ru, link, starts_at: from, ends_at: until } = alertRow();
  return { level, en, ru, link, from, until, ...overrides };
}

/** Returns a line of the history by another account, `minutesAgo` minutes old. */
export const historyRow = (overrides: Partial<HistoryRow> = {}, minutesAgo = 0): HistoryRow => {
  sequence += 1;
  return {
    id: sequence,
    occurred_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    actor_id: null,
    actor_name: 'other@embassy.example',
    kind: 'news',
    action: 'change',
    item_id: uuid(),
    title: 'Tea tasting at the Embassy',
    changes: { title: ['Tea', 'Tea tasting at the Embassy'] },
    item: null,
    has_item: false,
    files: [],
    ...overrides,
  };
};

/** Returns the line of an item that another account moved to the bin `daysAgo` days ago. */
export const binRow = (overrides: Partial<HistoryRow> = {}, daysAgo = 0) =>
  historyRow({ action: 'bin', changes: {}, has_item: true, ...overrides }, daysAgo * 1440);

interface UserOptions {
  id?: string;
  email?: string;
  phone?: string;
  /** Authenticator assurance level: password alone, or password and second factor. */
  aal?: 'aal1' | 'aal2';
  factors?: { id: string; factor_type: 'totp'; status: 'verified' | 'unverified' }[];
}

/** Returns a session as GoTrue sends it; `expiresIn` in seconds, negative for an expired one. */
export function session(
  { id = uuid(), email = '', phone = '', aal = 'aal1', factors = [] }: UserOptions = {},
  expiresIn = 3600,
) {
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
  const claims = { sub: id, role: 'authenticated', exp: expires_at, aal };
  return {
    access_token: token(claims, 'a secret'),
    // Unique, because auth-js remembers rejected refresh tokens for a minute.
    refresh_token: `refresh-${uuid()}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at,
    user: {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone,
      app_metadata: {},
      user_metadata: {},
      factors,
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}
