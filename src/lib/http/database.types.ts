/**
 * The tables and functions of the migrations, as supabase-js and postgrest-js expect them. Written by hand;
 * tests/database/schema.test.ts compares them with the migrated database.
 *
 * Grants are narrower than these types: no role may select `author_id`, and an update must not contain
 * it or `created_at` (supabase/migrations, grants).
 */

type NewsStatus = 'draft' | 'published';
type NoticeType = 'link' | 'document' | 'image';
type NoticeStatus = 'draft' | 'published';
type AlertLevel = 'emergency' | 'important';

/** A writer writes drafts and publishes nothing; a check constraint knows no other (decision 0039). */
type StaffRole = 'admin' | 'writer';

/** Of title and text; a check constraint knows no other. */
type Language = 'en' | 'ru';

/** What an item lacks: a text, or a translation as new as the original; triggers set it. */
type TranslationState = 'en_missing' | 'ru_missing' | 'outdated' | 'current';

/** An instant as PostgREST returns it, `2026-11-21T00:02:56.618+00:00`, or with a space and `+00`. */
type Timestamp = string;

type ImageTexts = { [url: string]: { alt?: string; caption?: string } };

type News = {
  id: string;
  title: string;
  slug: string;
  content: string;
  featured_image_url: string | null;
  additional_images: string[];
  /** By the URL of the image (src/lib/text/imageTexts.ts). */
  image_texts: ImageTexts;
  status: NewsStatus;
  author_id: string | null;
  youtube_url: string | null;
  published_at: Timestamp | null;
  category_id: string | null;
  category: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  language: Language;
  /** In the other language, as are the two columns below; null without translation. */
  translated_title: string | null;
  translated_content: string | null;
  translated_image_texts: ImageTexts;
  /** Set by triggers, as are the two columns below: the older text may be out of date. */
  text_changed_at: Timestamp;
  translation_changed_at: Timestamp | null;
  translation_state: TranslationState;
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
  status: NoticeStatus;
  /** Visitors see a published notice from then until `ends_at`; null for an open end. */
  starts_at: Timestamp;
  ends_at: Timestamp | null;
  pinned: boolean;
  language: Language;
  /** As in News. */
  translated_title: string | null;
  translated_description: string;
  translated_file_url: string | null;
  text_changed_at: Timestamp;
  translation_changed_at: Timestamp | null;
  translation_state: TranslationState;
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
};

type Profile = {
  id: string;
  role: StaffRole | null;
  created_at: Timestamp;
  /** How colleagues see the person; null until it is set. */
  full_name: string | null;
};

/** An audit entry; only staff may read it, and triggers write it (decision 0020). */
type Audit = {
  id: number;
  occurred_at: Timestamp;
  actor_id: string | null;
  actor_name: string | null;
  kind: 'news' | 'notices' | 'alerts' | 'profiles' | 'files';
  action: 'create' | 'change' | 'bin' | 'restore' | 'delete' | 'expire' | 'keep';
  item_id: string | null;
  title: string;
  /** As lengths in characters for a long text. */
  changes: { [column: string]: [before: unknown, after: unknown] };
};

/** An article, notice or alert in the bin, which can be restored (decision 0019). */
type Bin = {
  item_id: string;
  kind: 'news' | 'notices' | 'alerts';
  title: string;
  files: string[];
  snapshot: Snapshot;
  deleted_by: string | null;
  deleted_at: Timestamp;
};

/** A saved version (decision 0021); the audit entry with the same id has its author and time. */
type Version = {
  id: number;
  item_id: string;
  kind: 'news' | 'notices' | 'alerts';
  snapshot: Snapshot;
  files: string[];
};

/** What a person has typed in the form of an item and not saved (decision 0036). */
type WorkingCopy = {
  id: string;
  item_type: 'news' | 'notices' | 'alerts';
  /** Of a new item the id under which the form will save it. */
  item_id: string;
  author_id: string;
  author_name: string | null;
  title: string;
  content: { [part: string]: unknown };
  files: string[];
  /** `updated_at` of the item when the edit began; null for a new item. */
  base_version: Timestamp | null;
  saved_at: Timestamp;
  revision: number;
};

/** An earlier state of a row of news, notices or alerts; without columns that were added later. */
type Snapshot = { [column: string]: unknown };

/** The number of articles that were visible at `NewsCounted.counted_until`; triggers update both (decision 0013). */
type NewsTotal = {
  id: number;
  category_id: string | null;
  category: string | null;
  /** That of the date in Moscow. */
  year: number;
  total: number;
};

/** A slug that a published article had before (decision 0040). */
type EarlierSlug = {
  slug: string;
  news_id: string;
};

type NewsCounted = {
  singleton: boolean;
  counted_until: Timestamp;
};

/** The origin of the site, for the links of the feed (decision 0014). */
type Site = {
  singleton: boolean;
  address: string;
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
      news: {
        Row: News;
        Insert: Pick<News, 'title' | 'content'> & Partial<News>;
        Update: Partial<News>;
        Relationships: [
          {
            foreignKeyName: 'news_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'news_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      news_categories: {
        Row: Category;
        Insert: Pick<Category, 'name' | 'slug'> & Partial<Category>;
        Update: Partial<Category>;
        Relationships: [];
      };
      notices: {
        Row: Notice;
        Insert: Pick<Notice, 'title'> & Partial<Notice>;
        Update: Partial<Notice>;
        Relationships: [];
      };
      alerts: {
        Row: Alert;
        Insert: Pick<Alert, 'level' | 'text_en' | 'text_ru' | 'ends_at'> & Partial<Alert>;
        Update: Partial<Alert>;
        Relationships: [];
      };
      audit: ReadOnly<Audit>;
      bin: ReadOnly<Bin>;
      versions: ReadOnly<Version>;
      working_copies: {
        Row: WorkingCopy;
        Insert: Pick<WorkingCopy, 'item_type' | 'item_id' | 'content'> & Partial<WorkingCopy>;
        Update: Partial<WorkingCopy>;
        Relationships: [];
      };
      profiles: {
        Row: Profile;
        Insert: Pick<Profile, 'id'> & Partial<Profile>;
        Update: Partial<Profile>;
        Relationships: [];
      };
      news_totals: ReadOnly<NewsTotal>;
      earlier_slugs: ReadOnly<EarlierSlug>;
      news_counted: ReadOnly<NewsCounted>;
      site: ReadOnly<Site>;
    };
    Views: Record<never, never>;
    Functions: {
      /** Whether the session has the role admin, and has verified its second factor if it has one. */
      has_admin_access: { Args: Record<never, never>; Returns: boolean };
      /** One page of the dashboard's articles: ids in order, and how many match, at most 10,001 (decision 0038). */
      find_news: {
        Args: {
          words?: string;
          state?: string;
          topic?: string;
          author?: string;
          gap?: string;
          sort?: string;
          first_row?: number;
        };
        Returns: { total: number; ids: string[] }[];
      };
      /** As `find_news`, of notices. */
      find_notices: {
        Args: { words?: string; state?: string; gap?: string; sort?: string; first_row?: number };
        Returns: { total: number; ids: string[] }[];
      };
      /** As `has_admin_access`, of the roles admin and writer. */
      has_staff_access: { Args: Record<never, never>; Returns: boolean };
      /** Everybody with a role; for admins also the last activity and the second factor (decision 0039). */
      people: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          full_name: string | null;
          email: string;
          role: StaffRole | null;
          last_active_at: Timestamp | null;
          has_second_factor: boolean | null;
        }[];
      };
      /** The number of visible articles, with `topic` only those of a category (decision 0013). */
      news_total: { Args: { topic?: string }; Returns: number };
      /** The number of visible articles by year, the newest year first. */
      news_years: { Args: { topic?: string }; Returns: { year: number; total: number }[] };
      /** Writes an audit entry for a file that is about to be deleted, or with `failed` could not be. */
      log_file_deletion: { Args: { url: string; failed?: boolean }; Returns: undefined };
      /** Restores an item of the bin; returns its slug, and in `previous_slug` the one that it had before. */
      restore_from_bin: {
        Args: { item_kind: 'news' | 'notices' | 'alerts'; item_id: string };
        Returns: {
          kind: 'news' | 'notices' | 'alerts';
          title: string;
          slug: string | null;
          previous_slug: string | null;
        }[];
      };
      /** The versions and working copies that name one of the files, one row for each item and file. */
      file_references: {
        Args: { urls: string[] };
        Returns: {
          kind: 'version' | 'workingCopy';
          item_id: string;
          title: string;
          url: string;
        }[];
      };
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
