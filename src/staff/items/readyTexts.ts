import type { Language } from '../../lib/i18n/languages';

interface Source {
  /** Name of the Embassy. */
  sender: string;
  title: string;
  /** Plain text; empty for an item that is a title alone. */
  text: string;
  /** Address of the page that shows it. */
  url: string;
}

/** The texts of an item for elsewhere: channels of both lengths, the answering machine, and the sheet for the door. */
export interface ReadyTexts {
  long: string;
  short: string;
  spoken: string;
  /** The text below the title; both languages are on one sheet of A4. */
  door: string;
}

/** Number of characters that MAX and VK show of a message, and of one that is read without unfolding. */
const [LONG, SHORT] = [4000, 280];

/** Number of characters of one language that are large enough on the door. */
const DOOR = 900;

/** Number of words that are read aloud in less than 30 seconds; Russian words are longer. */
const SPOKEN: Record<Language, number> = { en: 65, ru: 50 };

/** Returns the sentences of each line of a text; the number of a list (“1.”) belongs to what follows. */
const sentencesOf = (text: string): string[] =>
  text.match(/(?:^\d{1,2}\.\s+)?\S.*?(?:[.!?…](?=\s|$)|$)/gm) ?? [];

/** Returns the first lines of a text, as many as are large enough on the door. */
function linesForDoor(text: string): string {
  const lines = text.split('\n');
  while (lines.length > 1 && lines.join('\n').length > DOOR) lines.pop();
  const [first = ''] = lines;
  return first.length > DOOR
    ? begin(first, ({ length }) => length <= DOOR)
    : lines.join('\n').trim();
}

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Returns the first sentences of a text, as many as fit. */
function begin(text: string, fits: (beginning: string) => boolean): string {
  let beginning = '';
  for (const sentence of sentencesOf(text)) {
    const longer = `${beginning} ${sentence}`.trimStart();
    if (!fits(longer)) break;
    beginning = longer;
  }
  return beginning;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Returns what others put up of an item; each but `long` ends with a whole sentence, and `spoken` has no signs that are not read
 * aloud.
 */
export function readyTexts(language: Language, { sender, title, text, url }: Source): ReadyTexts {
  const room = LONG - title.length - url.length - 5;
  const whole = text.length > room ? `${text.slice(0, room).replace(/\s+\S*$/, '')}…` : text;
  const head = ended(title);
  const words = text.replace(/\(?https?:\S+/g, '').replace(/[•·*]/g, ' ');
  const brief = begin(text, (part) => `${head} ${part}\n${url}`.length <= SHORT);
  const said = `${ended(sender)} ${head}`;
  const spoken = begin(words, (part) => wordCount(`${said} ${part}`) <= SPOKEN[language]);
  return {
    long: [title, whole, url].filter(Boolean).join('\n\n'),
    short: `${`${head} ${brief}`.trim()}\n${url}`,
    spoken: `${said} ${spoken}`.trim(),
    door: linesForDoor(text),
  };
}
