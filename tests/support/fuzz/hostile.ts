import fc from 'fast-check';
import { attacks } from './attacks';

/** Arbitraries of hostile text, derived from the known attacks. */

const PIECES = [...'< > " \' ` & ]( ) [ \\ <!-- -->'.split(' '), '\n', '\n\n', '  '];

/** One to five attacks, fragments of them and arbitrary characters, concatenated. */
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

function partOf(text: string): fc.Arbitrary<string> {
  return fc.nat(text.length).map((at) => text.slice(at));
}

const FORBIDDEN_ELEMENTS = new Set(
  `script style iframe frame object embed applet base form input select textarea math video audio template
  marquee foreignobject animate set isindex noscript`.split(/\s+/),
);
const FORBIDDEN_ATTRIBUTES = new Set(['srcdoc', 'formaction', 'style', 'srcset', 'http-equiv']);

/** Attributes that a browser fetches or navigates to. */
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'xlink:href', 'data', 'poster']);

/**
 * The protocol as browsers parse it: `URL` drops control characters and surrounding white space.
 */
function protocolOf(url: string): string {
  try {
    return new URL(url, 'https://embassy.example').protocol;
  } catch {
    return 'none:';
  }
}

const HARMLESS = new Set(['https:', 'http:', 'mailto:', 'tel:', 'none:']);

function dangersOf(element: Element): string[] {
  const tag = element.tagName.toLowerCase();
  const runs = FORBIDDEN_ELEMENTS.has(tag);
  const attributes = element.getAttributeNames().filter((name) => {
    if (/^on/i.test(name) || FORBIDDEN_ATTRIBUTES.has(name)) return true;
    const value = element.getAttribute(name) ?? '';
    return tag !== 'meta' && URL_ATTRIBUTES.has(name) && !HARMLESS.has(protocolOf(value));
  });
  return [...(runs ? [tag] : []), ...attributes.map((name) => `${tag} ${name}`)];
}

/**
 * Returns elements and attributes that could run a script or that sanitized content cannot contain;
 * empty if there are none. Traverses the tree by hand, because jsdom's selectors are slow.
 */
export const unsafeMarkup = (part: Element): string[] =>
  Array.from(part.getElementsByTagName('*')).flatMap(dangersOf);
