/**
 * The tables as the migrations make them, in the shape supabase-js and postgrest-js read. Kept by
 * hand; tests/database/schema.test.ts compares it with the migrated database.
 *
 * The grants are narrower than these types: nobody may select `author_id`, and an update may
 * not carry it or `created_at` (supabase/migrations, grants).
 */

type NewsStatus = 'draft' | 'published';
type NoticeType = 'link' | 'document' | 'image';
type NoticeStatus = 'draft' | 'published';
type AlertLevel = 'emergency' | 'important';

/** Of title and text; a check constraint knows no other. */
type Language = 'en' | 'ru';

/** A moment as the server writes it: `2026-11-21T00:02:56.618+00:00`, or with a space and `+00`. */
type Timestamp = string;

type ImageTexts = { [url: string]: { alt?: string; caption?: string } };

type News = {
  id: string;
  title: string;
  slug: string;
  content: string;
  featured_image_url: string | null;
  additional_images: string[];
  /** By the url of the picture; src/lib/imageTexts.ts. */
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
  /** Set by triggers, as is `translation_changed_at`: the older text may be out of date. */
  text_changed_at: Timestamp;
  translation_changed_at: Timestamp | null;
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
  role: string | null;
  created_at: Timestamp;
};

/** An entry of the list of changes; admins alone read it, triggers write it. */
type Audit = {
  id: number;
  at: Timestamp;
  actor: string | null;
  who: string | null;
  kind: 'news' | 'notices' | 'alerts' | 'profiles' | 'files';
  action: 'create' | 'change' | 'bin' | 'restore' | 'delete' | 'expire' | 'keep';
  item: string | null;
  title: string;
  /** Before and after of the columns that changed; of a long text its lengths. */
  changes: { [column: string]: [before: unknown, after: unknown] };
};

/** A deleted article, notice or alert that can be brought back. */
type Bin = {
  item: string;
  kind: 'news' | 'notices' | 'alerts';
  title: string;
  files: string[];
  stored: Stored;
  deleted_by: string | null;
  deleted_at: Timestamp;
};

/** What a save wrote; the entry of the audit with the same id says who it was and when. */
type Version = {
  id: number;
  item: string;
  kind: 'news' | 'notices' | 'alerts';
  stored: Stored;
  files: string[];
};

/** A row of news, notices or alerts as it was once; columns that came later are missing. */
type Stored = { [column: string]: unknown };

/** How many articles were visible when `NewsCounted.until` was; triggers keep both. */
type NewsTotal = {
  id: number;
  category_id: string | null;
  category: string | null;
  total: number;
};

type NewsCounted = {
  one: boolean;
  until: Timestamp;
};

/** The site's own address, for the links of the feed. */
type Site = {
  one: boolean;
  address: string;
};

/** What nobody writes over REST. */
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
      profiles: {
        Row: Profile;
        Insert: Pick<Profile, 'id'> & Partial<Profile>;
        Update: Partial<Profile>;
        Relationships: [];
      };
      news_totals: ReadOnly<NewsTotal>;
      news_counted: ReadOnly<NewsCounted>;
      site: ReadOnly<Site>;
    };
    Views: Record<never, never>;
    Functions: {
      /** Whether the session has the role, and has proved the second factor if there is one. */
      acts_as_admin: { Args: Record<never, never>; Returns: boolean };
      /** Visible articles, of a category where one is named; supabase/migrations, news totals. */
      news_total: { Args: { topic?: string }; Returns: number };
      /** Tells the audit of a file that is about to be deleted, or that could not be. */
      note_file_deletion: { Args: { url: string; failed?: boolean }; Returns: undefined };
      /** Puts an item of the bin back; `slug` is its address now, `was` the one it had. */
      restore_from_bin: {
        Args: { item: string };
        Returns: {
          kind: 'news' | 'notices' | 'alerts';
          title: string;
          slug: string | null;
          was: string | null;
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
