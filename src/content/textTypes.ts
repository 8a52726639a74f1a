/**
 * Types of the texts of content pages, `locales/<language>/<page id>.json`. Both languages have the
 * same slots; the renderer of each page kind decides order and appearance (design 3).
 */

/** A titled part of a page. Its key in `sections` is its anchor, the same in both languages. */
export interface Section {
  /** The eight headings of a service are in common.json: `$t(common:content.service.who)`. */
  title: string;
  paragraphs?: string[];
  /** Items in no particular order. */
  list?: string[];
  /** What the applicant does, in order. */
  steps?: string[];
  /** What the applicant brings, to be checked. Named items stay checked when the list changes. */
  checklist?: Checklist;
  table?: { columns: string[]; rows: string[][] };
  /** A sentence to say or show, in Russian in both languages; the label says what it means. */
  phrase?: { label: string; text: string };
  /** A remark that is useful to know. */
  note?: string;
  /** A remark that costs the applicant time or money if it is overlooked. */
  warning?: string;
  /** The offices to go to, by the name of their map in `urls` of facts.ts. */
  offices?: Record<string, Office>;
  /** The labels of links to other sites, by their name in `urls` of facts.ts. */
  links?: Record<string, string>;
  /** The labels of links to other pages and sections of the site, by path. */
  see?: Record<string, string>;
  /** The subsections by anchor; they have no `parts`. */
  parts?: Record<string, Section>;
}

/** Items by name, or items identified by position (lib/hooks/useChecklistState.ts). */
export type Checklist = Record<string, string> | string[];

/** The texts of a chart; `content/kenya/bars.ts` has its figures. */
interface ChartText {
  title: string;
  /** The names of its rows by their keys in the figures. */
  rows: Record<string, string>;
  /** A pattern for each value of a row, with its unit: `{{value}} km`. */
  values: string[];
}

/** The charts of a page by the anchor of their section and by name. */
export type PageCharts = Record<string, Record<string, ChartText>>;

/** An office where applicants submit or collect documents. */
export interface Office {
  name: string;
  address: string;
  metro: string;
  hours?: string;
  phone?: string;
}

export interface PageText {
  /** The `h1` and the document title. */
  title: string;
  /** Text that says whom the page is for and what it contains, in two or three short sentences. */
  lead: string;
  sections: Record<string, Section>;
  /**
   * Questions by key in rank order, with their anchors; the build adds them (pageTexts.ts). Of a
   * quiet question the page shows the answer alone.
   */
  questions?: Record<string, { anchor: string; text: string; quiet?: true }>;
}

/**
 * A consular service (R1.17): key facts first, then the sections `who`, `bring`, `steps`, `cost`,
 * `time`, `where`, `receive` and `next` in this order, as far as they say more than the key facts.
 */
export interface ServiceText extends PageText {
  keyFacts: {
    who: string;
    cost: string;
    time: string;
    where: string;
  };
  /** The labels of links to the right page for those who are on the wrong one, by path. */
  shortcuts?: Record<string, string>;
}

/** A way to get a service, as a column of /consular/from-afar. `others`: by post or by others. */
export type Way = 'online' | 'others' | 'inPerson';

/** What to do in a situation that no single service answers. */
export interface SituationText extends PageText {
  /** Sentences to show to people who speak Russian, on the pages of both languages. */
  phrases?: { summary: string; columns: string[]; rows: string[][] };
  /** Ways to get services. */
  ways?: {
    columns: Record<'services' | Way, string>;
    /** For `others` without a text, if the Embassy has answered the question `post`. */
    answered: string;
    /** For another way without a text. */
    ask: string;
    /** The links to the services of a row, by path, and what is known of the ways. */
    rows: Record<string, { services: Record<string, string> } & Partial<Record<Way, string>>>;
  };
}

/** A region of Kenya, with its places by anchor. */
export interface RegionText extends PageText {
  places: Record<string, { name: string; text: string }>;
}

/** The consular services in groups; site.ts has their cards. */
export interface ServicesText extends PageText {
  groups: Record<string, string>;
}

export interface DownloadsText extends PageText {
  forms: Record<string, { name: string; purpose: string }>;
}

/** What the site stores in a browser, by the purposes of content/stored.ts. */
export interface PrivacyText extends PageText {
  stored: {
    title: string;
    key: string;
    until: string;
    delete: string;
    deleted: string;
    failed: string;
    unsaved: { title: string; text: string; confirm: string; cancel: string };
    purposes: Record<string, { what: string; why: string; until: string }>;
  };
}

/** The help page: phone numbers and instructions for emergencies. */
export interface HelpText extends PageText {
  /** The contacts; `russians` says whom citizens of Russia in Kenya call. */
  calls: { title: string; russians: string; danger: Call; centre: Call; embassy: Call };
}

/** A contact to call. */
interface Call {
  name: string;
  /** The hours, and other ways to write or call. */
  details: string[];
}

/** The fees and times; their rows are in content/consular/feesTable.ts. */
export interface FeesText extends PageText {
  columns: { service: string; fee: string; time: string };
  /** A note says when the fee or time above it is another. */
  rows: Record<
    string,
    { service: string; fee: string; feeNote?: string; time: string; timeNote?: string }
  >;
  /** The headings of the tables, by who is paid. */
  pay: Record<string, string>;
}
