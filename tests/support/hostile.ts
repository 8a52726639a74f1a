import fc from 'fast-check';
import { attacks, forbiddenUrls } from './attacks';

/** Hostile text, made up from known attacks. */

const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '](',
  ')',
  '[',
  '\n',
  '\n\n',
  '\\',
  '<!--',
  '-->',
  '  ',
];

/** One to five attacks, their pieces and anything else, run together. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...attacks) },
      { weight: 2, arbitrary: fc.constantFrom(...attacks).chain(partOf) },
      { weight: 2, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));

/** An address that is one of the forbidden ones, or begins or ends as one. */
export const hostileUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', ...PIECES, '/', '#', 'https://a.example/'),
    fc.constantFrom(...forbiddenUrls),
  )
  .map((parts) => parts.join(''));

function partOf(text: string): fc.Arbitrary<string> {
  return fc.nat(text.length).map((at) => text.slice(at));
}

const FORBIDDEN_ELEMENTS = new Set(
  `style iframe frame object embed applet base form input select textarea math video audio template
  marquee foreignobject animate set isindex noscript`.split(/\s+/),
);
const FORBIDDEN_ATTRIBUTES = new Set(['srcdoc', 'formaction', 'style', 'srcset', 'http-equiv']);

/** Where a browser fetches from or goes to. */
const ADDRESSES = new Set(['href', 'src', 'action', 'xlink:href', 'data', 'poster']);

/** The protocol as a browser sees it: control characters and white space at its edges are dropped. */
function protocolOf(address: string): string {
  try {
    return new URL(address, 'https://embassy.example').protocol;
  } catch {
    return 'none:';
  }
}

const HARMLESS = new Set(['https:', 'http:', 'mailto:', 'tel:', 'none:']);

const isData = (element: Element): boolean =>
  element.getAttribute('type') === 'application/ld+json';

function dangersOf(element: Element, own: string[]): string[] {
  const tag = element.tagName.toLowerCase();
  const known = own.includes(tag);
  const runs = (FORBIDDEN_ELEMENTS.has(tag) && !known) || (tag === 'script' && !isData(element));
  const attributes = element.getAttributeNames().filter((name) => {
    if (/^on/i.test(name) || FORBIDDEN_ATTRIBUTES.has(name)) return true;
    const value = element.getAttribute(name) ?? '';
    return tag !== 'meta' && ADDRESSES.has(name) && !HARMLESS.has(protocolOf(value));
  });
  return [...(runs ? [tag] : []), ...attributes.map((name) => `${tag} ${name}`)];
}

/**
 * What in a part of a page could run a script or has no business there; empty when all is well.
 * `own` names elements that the page itself has, such as the fields of a form.
 * Walked by hand: a simulated page takes long for selectors, and there are thousands of pages.
 */
export const unsafeMarkup = (part: Document | Element, own: string[] = []): string[] =>
  Array.from(part.getElementsByTagName('*')).flatMap((element) => dangersOf(element, own));
