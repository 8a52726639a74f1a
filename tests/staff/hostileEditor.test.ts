import type { Node } from '@tiptap/pm/model';
import { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isArticleLink } from '../../src/lib/urls/urls';
import { ParsedText } from '../../src/site/news/article/ParsedText';
import { toDocument, toMarkdown } from '../../src/staff/richText/articleMarkdown';
import { cleanPasted } from '../../src/staff/richText/cleanPasted';
import { extensions } from '../../src/staff/richText/extensions';
import { toLink } from '../../src/staff/richText/LinkDialog';
import { attacks, forbiddenUrls } from '../support/fuzz/attacks';
import { hostileText, unsafeMarkup } from '../support/fuzz/hostile';

/** The rich-text editor with hostile stored text and hostile pasted HTML. */

const editor = new Editor({ extensions, injectCSS: false });

/** Checks the rendered DOM and the links in the editor's document. */
function expectHarmless(): void {
  expect(unsafeMarkup(editor.view.dom)).toEqual([]);
  editor.state.doc.descendants(({ marks }) => {
    for (const { type, attrs } of marks) {
      if (type.name === 'link') expect(isArticleLink(String(attrs.href)), attrs.href).toBe(true);
    }
  });
}

function store(markdown: string): void {
  editor.commands.setContent(toDocument(editor.schema, markdown).toJSON());
  expectHarmless();
  // A second save and load must not create mark-up.
  editor.commands.setContent(toDocument(editor.schema, toMarkdown(editor.state.doc)).toJSON());
  expectHarmless();
}

function paste(html: string): void {
  editor.commands.setContent(cleanPasted(html));
  expectHarmless();
}

describe('rich-text editor', () => {
  it('shows every known attack as text, stored, pasted and pasted as from an editor', () => {
    for (const attack of attacks) {
      store(attack);
      paste(attack);
      paste(`<p data-pm-slice="1 1 []">${attack}</p>`);
    }
    for (const url of forbiddenUrls) {
      paste(`<p><a href="${url.replaceAll('"', '&quot;')}">x</a></p>`);
      const link = toLink(url);
      if (link) expect(new URL(link).protocol).toMatch(/^(?:https?|mailto|tel):$/);
    }
  });

  it('shows generated combinations of attacks as text', () => {
    fc.assert(fc.property(hostileText, store), { seed: 2026, numRuns: 20 });
    fc.assert(fc.property(hostileText, paste), { seed: 2026, numRuns: 20 });
  });
});

describe('text of an article', () => {
  const marks = fc
    .subarray(['bold', 'italic', 'link'])
    .map((names) =>
      names.map((type) => ({ type, ...(type === 'link' && { attrs: { href: '/consular' } }) })),
    );
  const characters = fc.constantFrom(...'aбw1 \t*_`<>&;#[]()!|\\-+=~.:"/@'.split(''), '&lt;', '](');
  const text = fc.record({
    type: fc.constant('text'),
    text: fc.array(characters, { minLength: 1, maxLength: 8 }).map((all) => all.join('')),
    marks,
  });
  const line = fc.array(
    fc.oneof({ weight: 6, arbitrary: text }, fc.constant({ type: 'hardBreak' })),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  const paragraph = line.map((content) => ({ type: 'paragraph', content }));
  const heading = fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.constantFrom(2, 3) }),
    content: text.map((one) => [one]),
  });
  const listOf = (blocks: fc.Arbitrary<object[]>) =>
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(
        fc
          .tuple(paragraph, blocks)
          .map(([first, others]) => ({ type: 'listItem', content: [first, ...others] })),
        { minLength: 1, maxLength: 3 },
      ),
    });
  const list = listOf(fc.array(fc.oneof(paragraph, listOf(fc.constant([]))), { maxLength: 2 }));
  const quote = fc.record({
    type: fc.constant('blockquote'),
    content: fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 2 }),
  });
  const documents = fc
    .array(fc.oneof(paragraph, heading, list, quote), { minLength: 1, maxLength: 4 })
    .map((content) => editor.schema.nodeFromJSON({ type: 'doc', content }));

  /** Returns a text without what the page changes: spaces, joiners, quotation marks, dashes. */
  const bare = (text: string) => text.replace(/[\s\u2060"“”«»–—-]/g, '').replaceAll('’', "'");

  /** Returns the text of a document, and what of it is bold, italic and a link. */
  const textsOf = (document: Node) => {
    const texts = { all: '', bold: '', italic: '', link: '' };
    document.descendants(({ text = '', marks }) => {
      for (const name of ['all', ...marks.map(({ type }) => type.name)] as (keyof typeof texts)[]) {
        texts[name] += bare(text);
      }
    });
    return texts;
  };
  const textsOn = (page: HTMLElement) => {
    const of = (tag: string) =>
      bare(Array.from(page.querySelectorAll(tag), ({ textContent }) => textContent).join(''));
    return {
      all: bare(page.textContent),
      bold: of('strong'),
      italic: of('em'),
      link: of('a'),
    };
  };

  it('is the same after a save, and on the page', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const markdown = toMarkdown(document);
        const stored = toDocument(editor.schema, markdown);
        const texts = textsOf(document);
        expect(textsOf(stored)).toEqual(texts);
        expect(toMarkdown(stored)).toBe(markdown);
        const text = createElement(ParsedText, { markdown });
        const page = new DOMParser().parseFromString(
          renderToStaticMarkup(createElement(MemoryRouter, null, text)),
          'text/html',
        );
        expect(textsOn(page.body)).toEqual(texts);
      }),
      { seed: 2026, numRuns: 25 },
    );
  });
});
