/**
 * The tables and functions of the migrations, as supabase-js and postgrest-js expect them. Written by hand;
 * tests/database/schema.test.ts compares them with the migrated database.
 *
 * Grants are narrower than these types: no role may select `news.author_id`, and an update must not contain
 * it or `created_at` (supabase/migrations, grants).
 */

type NewsStatus = 'draft' | 'published';
type NoticeType = 'link' | 'document' | 'image';

/** An instant as PostgREST returns it, `2026-11-21T00:02:56.618+00:00`, or with a space and `+00`. */
type Timestamp = string;

type News = {
  id: string;
  title: string;
  slug: string;
  content: string;
  featured_image_url: string | null;
  additional_images: string[];
  /** By the URL of the image (src/lib/text/imageTexts.ts). */
  image_texts: { [url: string]: { alt?: string; caption?: string } };
  status: NewsStatus;
  author_id: string | null;
  youtube_url: string | null;
  published_at: Timestamp | null;
  category_id: string | null;
  category: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
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
};

type Profile = {
  id: string;
  role: string | null;
  created_at: Timestamp;
};

/** An audit entry; only admins may read it, and triggers write it (decision 0020). */
type Audit = {
  id: number;
  at: Timestamp;
  actor: string | null;
  who: string | null;
  kind: 'news' | 'notices' | 'profiles' | 'files';
  action: 'create' | 'change' | 'bin' | 'restore' | 'delete' | 'expire' | 'keep';
  item: string | null;
  title: string;
  /** The previous and the new value of each changed column; of a long text their lengths in characters. */
  changes: { [column: string]: [before: unknown, after: unknown] };
};

/** An article or notice in the bin, which can be restored (decision 0019). */
type Bin = {
  item: string;
  kind: 'news' | 'notices';
  title: string;
  files: string[];
  stored: Stored;
  deleted_by: string | null;
  deleted_at: Timestamp;
};

/** A saved version (decision 0021); the audit entry with the same id has its author and time. */
type Version = {
  id: number;
  item: string;
  kind: 'news' | 'notices';
  stored: Stored;
  files: string[];
};

/** An earlier state of a row of news or notices; without columns that were added later. */
type Stored = { [column: string]: unknown };

/** The number of articles that were visible at `NewsCounted.until`; triggers update both (decision 0013). */
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

/** The origin of the site, for the links of the feed (decision 0014). */
type Site = {
  one: boolean;
  address: string;
};

/** A table that no role may write over REST. */
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
      /** Whether the session has the role admin, and has verified its second factor if it has one. */
      acts_as_admin: { Args: Record<never, never>; Returns: boolean };
      /** The number of visible articles, with `topic` only those of a category (decision 0013). */
      news_total: { Args: { topic?: string }; Returns: number };
      /** Writes an audit entry for a file that is about to be deleted, or with `failed` could not be. */
      note_file_deletion: { Args: { url: string; failed?: boolean }; Returns: undefined };
      /** Restores an item of the bin; returns its slug, and in `was` the one that it had before. */
      restore_from_bin: {
        Args: { item: string };
        Returns: {
          kind: 'news' | 'notices';
          title: string;
          slug: string | null;
          was: string | null;
        }[];
      };
    };
    Enums: {
      news_status: NewsStatus;
      notice_type: NoticeType;
    };
    CompositeTypes: Record<never, never>;
  };
};
