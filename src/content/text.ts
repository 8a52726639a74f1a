/**
 * The shapes of a content page's text. Words live in `locales/<language>/<page id>.json`; both
 * languages have the same slots, and the renderer of each kind owns order and looks.
 */

/** One titled part of a page. Its key in `sections` is its anchor, equal in both languages. */
export interface Section {
  /** A service's eight headings stand in common.json: `$t(common:content.service.who)`. */
  title: string;
  paragraphs?: string[];
  /** Points in no particular order. */
  list?: string[];
  /** What the reader does, in order. */
  steps?: string[];
  /**
   * What the reader brings; can be ticked off. Lines with names keep their ticks when the list
   * changes.
   */
  checklist?: Checklist;
  table?: { columns: string[]; rows: string[][] };
  /** Worth knowing. */
  note?: string;
  /** Costs the reader time or money if overlooked. */
  warning?: string;
  /** Where to go: offices by the name of their map in facts. */
  offices?: Record<string, Office>;
  /** External addresses by their name in facts, with the words of the link. */
  links?: Record<string, string>;
  /** Pages and sections of this site that tell the rest, by address, with the words of the link. */
  see?: Record<string, string>;
  /** What only the Embassy can tell: questions to ask before one comes. */
  ask?: string[];
  /** The cases of a section, by anchor; parts have no parts. */
  parts?: Record<string, Section>;
}

/** Lines by their names, or lines that are known by their places alone. */
export type Checklist = Record<string, string> | string[];

/** What a chart says; its figures are in content/kenya/charts.ts. */
export interface ChartText {
  title: string;
  /** Heads of its table. */
  columns: string[];
  /** Names of its rows by their keys in the figures. */
  rows: Record<string, string>;
  /** What stands beside a row's name in the table, and not in the drawing. */
  beside?: Record<string, string>;
  /** Each value of a row with its unit: `{{value}} km`. */
  values?: string[];
}

/** A chart as a page gets it: its words and figures are drawn when the site is built. */
export interface DrawnChart {
  title: string;
  /** Two drawings, as the code of an `svg`: for a phone and for a wider window. */
  narrow: string;
  wide: string;
  /** The same figures as a table. */
  table: { columns: string[]; rows: string[][] };
}

/** The charts of a page by the anchor of the section they stand in. */
export type PageCharts<Chart> = Record<string, Record<string, Chart>>;

/** A place where papers are handed in or received. */
export interface Office {
  name: string;
  address: string;
  metro: string;
  hours?: string;
  phone?: string;
}

export interface PageText {
  /** The page's `h1` and document title. */
  title: string;
  /** Who the page is for and what it gives, in two or three short sentences. */
  lead: string;
  sections: Record<string, Section>;
}

/**
 * A consular service: the answer first, the details below, under the same eight headings on every
 * page: `who`, `bring`, `steps`, `cost`, `time`, `where`, `receive`, `next`.
 */
export interface ServiceText extends PageText {
  answer: {
    who: string;
    bring: string;
    cost: string;
    time: string;
    /** How long what one receives is good for. */
    valid?: string;
    where: string;
  };
  /** For those in a hurry: the words of a link by the anchor on the page, or the page, it leads to. */
  shortcuts?: Record<string, string>;
}

/** A subject told in sections, with a few large figures. */
export interface StoryText extends PageText {
  figures?: { value: string; label: string }[];
}

/** A region of the country. */
export interface RegionText extends PageText {
  places: Record<string, { name: string; text: string }>;
}

/** The services in their groups; the cards come from the site map. */
export interface ServicesText extends PageText {
  groups: Record<string, string>;
  /** Fee and time of a page, by the last part of its path. */
  cards: Record<string, { fee: string; time: string }>;
}

/** Forms and what each is for. */
export interface DownloadsText extends PageText {
  forms: Record<string, { name: string; purpose: string }>;
}

/** Whom to call in an emergency, and what to do in each. */
export interface HelpText extends PageText {
  calls: { title: string; danger: Call; centre: Call; embassy: Call };
  /** What to show to the police, in Russian on the pages of both languages. */
  phrase: { label: string; words: string };
  /** The heading of the links to the sections. */
  contents: string;
}

/** Somebody to call. */
interface Call {
  name: string;
  /** When somebody answers, and other ways to write or call. */
  details: string[];
}

/** Every fee and time in one table; its rows are in content/consular/feesTable.ts. */
export interface FeesText extends PageText {
  columns: { service: string; fee: string; free: string; time: string; pay: string };
  rows: Record<string, { service: string; fee: string; free: string; time: string }>;
  /** How a fee is paid. */
  pay: Record<string, string>;
}
