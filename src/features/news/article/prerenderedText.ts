import { createElement, type ReactNode } from 'react';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ArticleTextProps } from './MarkdownText';

/** The attributes whose React props have another name. */
const PROPS: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** Returns a number that differs for two texts, with a probability of one in four billion that it does not. */
function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash >>> 0;
}

/** Returns the key of a rendered text, which the prerendered HTML has in `data-text`. */
export const textKey = ({ markdown, language, urls, imageTexts }: ArticleTextProps): string =>
  `${markdown.length}-${hashOf(JSON.stringify([markdown, language, urls, imageTexts]))}`;

const propsOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [PROPS[name] ?? name, value]),
  );

/** Returns the React elements of the children of an element, which React hydrates with these very children. */
const childrenOf = (parent: Element): ReactNode[] =>
  Array.from(parent.childNodes, (node, key) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : null;
    const children = childrenOf(node);
    const props = { ...propsOf(node), key };
    // Links to pages of the site have no `rel` (MarkdownText.tsx); AppLink adds the language prefix again.
    if (node.localName === 'a' && !node.hasAttribute('rel')) {
      return createElement(
        AppLink,
        { ...props, to: withoutPrefix(node.getAttribute('href') ?? '') },
        ...children,
      );
    }
    return createElement(node.localName, props, ...children);
  });

/**
 * Returns the prerendered text of an article as elements, because a visitor who reads it then loads neither Markdown nor its
 * parser; undefined if the document does not contain this text.
 * @param key the result of {@link textKey}
 */
export function prerenderedText(key: string): ReactNode[] | undefined {
  const text = globalThis.document?.querySelector(`[data-text="${key}"]`);
  return text ? childrenOf(text) : undefined;
}
