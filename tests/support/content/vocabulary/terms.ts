/** A term to avoid, and the standard terms of docs/glossary.md in its place. */
export interface Avoided {
  avoid: string;
  use: string;
  /** What finds it, where the plain words would find too much or too little. */
  pattern?: RegExp;
}

/** The pattern of a term: its words, in singular and plural, in any case. */
export const patternOf = ({ avoid, pattern }: Avoided): RegExp =>
  pattern ?? new RegExp(`\\b${avoid}s?\\b`, 'i');

/** In comments, test titles and documents. */
export const inProse: Avoided[] = [
  {
    avoid: 'finished page',
    use: 'prerendered page',
    pattern: /\bfinished (?:page|HTML|site|document)/i,
  },
  {
    avoid: 'take over',
    use: 'hydrate',
    pattern: /\b(?:tak(?:e[sn]?|ing)|took) (?:\w+ ){0,2}over\b/i,
  },
  { avoid: 'drawn anew', use: 're-render', pattern: /\bdrawn (?:anew|again)\b/i },
  { avoid: 'anew', use: 'again' },
  { avoid: 'for good', use: 'delete permanently', pattern: /\bfor (?:good|ever)\b/i },
  { avoid: 'whoever', use: 'visitor, staff member' },
  { avoid: 'nobody', use: 'visitor, staff member', pattern: /\b(?:some|no)body(?:'s)?\b/i },
  { avoid: 'meanwhile', use: 'in the meantime' },
  { avoid: 'is told', use: 'notify', pattern: /\b(?:is|are|was|were|be|been) told\b|\btold by\b/i },
  { avoid: 'cure', use: 'reauthenticate', pattern: /\bcur(?:e[sd]?|ing)\b/i },
  { avoid: 'door', use: 'API access' },
  { avoid: 'goes by', use: 'depends on', pattern: /\b(?:go(?:es)?|comes?) by\b/i },
  { avoid: 'of ours', use: 'stored file', pattern: /\bof (?:ours|theirs)\b/i },
  { avoid: 'painted', use: 'render' },
  { avoid: 'picture', use: 'image' },
  { avoid: 'word file', use: 'namespace', pattern: /\bword files?\b|\bfiles? of words\b/i },
  { avoid: 'officer', use: 'staff member' },
  { avoid: 'traveller', use: 'visitor' },
  { avoid: 'reader', use: 'visitor', pattern: /(?<!(?:feed|screen) )\breaders?\b/i },
  { avoid: 'second attempt', use: 'retry' },
  { avoid: 'spec 8', use: 'R8.1 or “design 8”', pattern: /\bspec(?:ification)? \d|\bDESIGN\b/ },
];

/** In names: words of identifiers, files, CSS classes and translation keys, in lower case. */
export const inNames: Avoided[] = [
  { avoid: 'finished page', use: 'prerender', pattern: /\bfinished (?:page|site|html|only)\b/ },
  { avoid: 'take over', use: 'hydrate', pattern: /\btaken? over\b/ },
  { avoid: 'anew', use: 'again' },
  { avoid: 'whoever', use: 'visitor, staff member' },
  { avoid: 'nobody', use: 'visitor, staff member', pattern: /\b(?:some|no)body\b/ },
  { avoid: 'told', use: 'notify', pattern: /\b(?:told|said)\b/ },
  { avoid: 'cure', use: 'reauthenticate' },
  { avoid: 'door', use: 'API access' },
  { avoid: 'painted', use: 'render' },
  { avoid: 'picture', use: 'image' },
  { avoid: 'kept', use: 'autosave, precache' },
  { avoid: 'tick', use: 'checklist state', pattern: /\bticks?\b|\bticked\b/ },
  { avoid: 'complaint', use: 'console error' },
  { avoid: 'officer', use: 'staff member' },
  { avoid: 'traveller', use: 'visitor' },
];
