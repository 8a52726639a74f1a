import { typeset } from '../../lib/text/typeset';

/** Control characters and noncharacters, pasted from other programs, which HTML and XML forbid. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/**
 * Returns a text of a row without the characters that HTML does not allow; it may be empty.
 * @throws {TypeError} for any other type, because React cannot render an object
 */
export function cleanText(column: string): string {
  if (typeof column !== 'string')
    throw new TypeError('The response has no text where one is required');
  return column.replace(FORBIDDEN, '');
}

/** Returns a text as {@link cleanText} does, with the typography of the site. */
export const typesetText = (column: string): string => typeset(cleanText(column));

/** Returns a JSON value with all its texts as {@link typesetText} returns them, at any depth. */
export const typesetTexts = <Texts>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_, part) =>
    typeof part === 'string' ? typesetText(part) : part,
  );
