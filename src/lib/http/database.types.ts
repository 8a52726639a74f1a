/**
 * The tables and functions of the migrations, as supabase-js and postgrest-js expect them.
 * Handwritten; tests/database/schema.test.ts compares them with the migrated database. Grants are
 * narrower: the anonymous role may not select `author_id`, and an update must not contain it or
 * `created_at`.
 */

type NewsStatus = 'draft' | 'published';
type NoticeType = 'text' | 'link' | 'document' | 'image';
type NoticeStatus = 'draft' | 'published';
type AlertLevel = 'emergency' | 'important';

/** The tables of what staff write in forms; check constraints know no other. */
export type ItemKind = 'news' | 'notices' | 'alerts';

/** A writer publishes nothing; a check constraint admits no other role (decision 0039). */
type StaffRole = 'admin' | 'writer';

/** Languages of title and text, as the check constraint of the column has them. */
type Language = 'en' | 'ru';

/** What an item lacks: a text, or a translation as new as the original; a generated column. */
type TranslationState = 'en_missing' | 'ru_missing' | 'outdated' | 'current';

/** An instant of PostgREST, `2026-11-21T00:02:56.618+00:00`, or with a space and `+00`. */
type Timestamp = string;

type ImageTexts = { [url: string]: { alt?: string; caption?: string } };

type News = {
  id: string;
  title: string;
  slug: string;
  content: string;
  featured_image_url: string | null;
  additional_images: string[];
  /** Image texts by the URL of the image (src/site/data/news/imageTexts.ts). */
  image_texts: ImageTexts;
  status: NewsStatus;
  author_id: string | null;
  youtube_url: string | null;
  published_at: Timestamp | null;
  category_id: string | null;
  category: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Increases with each save. */
  revision: number;
  language: Language;
  /** Title in the other language; this and the two columns below are null without translation. */
  translated_title: string | null;
  translated_content: string | null;
  translated_image_texts: ImageTexts;
  /** Set by triggers, as are the two columns below: the older text may be out of date. */
  text_changed_at: Timestamp;
  translation_changed_at: Timestamp | null;
  translation_state: TranslationState;
  /** Generated: the date by which staff list it. */
  listed_at: Timestamp | null;
  /** Generated, for searches. */
  words: string;
};

type Category = {
  id: string;
  name: string;
  slug: string;
};

type Notice = {
  id: string;
  title: string;
  description: string;
  type: NoticeType;
  link: string | null;
  file_url: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Increases with each save. */
  revision: number;
  status: NoticeStatus;
  /** Start of the period until `ends_at` (null: open end); visitors read it for a year longer. */
  starts_at: Timestamp;
  ends_at: Timestamp | null;
  pinned: boolean;
  language: Language;
  /** Title in the other language; null without translation. */
  translated_title: string | null;
  translated_description: string;
  translated_file_url: string | null;
  text_changed_at: Timestamp;
  translation_changed_at: Timestamp | null;
  translation_state: TranslationState;
  /** Generated: the date by which staff list it. */
  listed_at: Timestamp;
  words: string;
};

/** A message for every page of the site, visible from `starts_at` until `ends_at`. */
type Alert = {
  id: string;
  level: AlertLevel;
  text_en: string;
  text_ru: string;
  link: string | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  author_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Increases with each save. */
  revision: number;
};

/** A change of content/facts.ts, a closed day or an answer, by its key (lib/facts/facts.ts). */
type Fact = {
  id: string;
  key: string;
  /** Null for the built-in value. */
  value: { is: unknown } | null;
  updated_at: Timestamp;
  /** Increases with each save. */
  revision: number;
};

type Profile = {
  id: string;
  role: StaffRole | null;
  created_at: Timestamp;
};

/**
 * A line of the history; triggers write it and only staff read it (decision 0020). Versions
 * (decision 0021) and the bin (decision 0019) are lines with a row.
 */
type HistoryLine = {
  id: number;
  occurred_at: Timestamp;
  actor_id: string | null;
  actor_name: string | null;
  kind: ItemKind | 'facts' | 'profiles';
  action: 'create' | 'change' | 'bin' | 'restore' | 'delete' | 'expire';
  item_id: string;
  title: string;
  /** Values before and after; of a long text the numbers of characters. */
  changes: { [column: string]: [before: unknown, after: unknown] };
  /** The row without later columns; null where nothing changed, and after its retention. */
  item: { [column: string]: unknown } | null;
  has_item: boolean;
  files: string[];
};

/** What a person types in the form of an item or a fact, with its review (decision 0036). */
type Draft = {
  id: string;
  kind: ItemKind | 'facts';
  /** Id of the item, for a new item its future id; or the key of the fact. */
  item_id: string;
  author_id: string;
  author_name: string | null;
  title: string;
  /** Values of the form; empty for an item in review as it is stored, and after the review. */
  form_values: { [name: string]: unknown };
  files: string[];
  /** `revision` of the item when the edit began; null for a new item. */
  base_revision: number | null;
  /** The draft of a colleague that the form was filled with. */
  taken: { id: string; revision: number } | null;
  /** `waiting`: in review; an `open` row without values was discarded by its author. */
  state: 'open' | 'waiting' | 'returned' | 'published';
  /** Null while it is open. */
  handed_over_at: Timestamp | null;
  /** What the author says about it, or what the reviewer asks for. */
  note: string | null;
  reviewer_name: string | null;
  /** When the values changed; it and `revision` do not change with the state alone. */
  saved_at: Timestamp;
  revision: number;
};

/** A table whose inserts need the columns of `Required`. */
type Table<Row, Required extends keyof Row, Relationships = []> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Row>;
  Update: Partial<Row>;
  Relationships: Relationships;
};

type ReadOnly<Row> = {
  Row: Row;
  Insert: never;
  Update: never;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      news: Table<
        News,
        'title' | 'content',
        [
          {
            foreignKeyName: 'news_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'news_categories';
            referencedColumns: ['id'];
          },
        ]
      >;
      news_categories: Table<Category, 'name' | 'slug'>;
      notices: Table<Notice, 'title'>;
      alerts: Table<Alert, 'level' | 'text_en' | 'text_ru' | 'ends_at'>;
      facts: {
        Row: Fact;
        Insert: Pick<Fact, 'key' | 'value'>;
        Update: Pick<Fact, 'value'>;
        Relationships: [];
      };
      history: ReadOnly<HistoryLine>;
      drafts: Table<Draft, 'kind' | 'item_id'>;
      profiles: Table<Profile, 'id'>;
    };
    Views: Record<never, never>;
    Functions: {
      /** Alerts and changed facts, as site/data/currentSite reads them. */
      current_site: { Args: { since?: Timestamp }; Returns: unknown };
      /** Stores a closed day and its alert, both or neither; returns the id of the alert. */
      close_embassy: { Args: { key: string; day: object; alert: object }; Returns: string };
      /** Whether an admin or a writer is signed in, with a second factor if the account has one. */
      has_staff_access: { Args: Record<never, never>; Returns: boolean };
      /** All accounts, for admins. */
      people: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          /** E-mail address, else phone number. */
          name: string;
          role: StaffRole | null;
          has_second_factor: boolean;
        }[];
      };
      /** Gives an account a role, or closes its access with null; false for an unknown account. */
      set_role: { Args: { account: string; new_role: StaffRole | null }; Returns: boolean };
      /** Restores an item of the bin; `previous_slug` is its slug before the bin. */
      restore_from_bin: {
        Args: { item_kind: ItemKind; item_id: string };
        Returns: {
          kind: ItemKind;
          title: string;
          slug: string | null;
          previous_slug: string | null;
        }[];
      };
      /** Purges an item; returns the files of its row and versions, null if it is not there. */
      purge_from_bin: {
        Args: { item_kind: ItemKind; item_id: string };
        Returns: string[] | null;
      };
      /** Which of the files something names. */
      named_files: { Args: { urls: string[] }; Returns: { url: string }[] };
    };
    Enums: {
      news_status: NewsStatus;
      notice_type: NoticeType;
      notice_status: NoticeStatus;
      alert_level: AlertLevel;
    };
    CompositeTypes: Record<never, never>;
  };
};
