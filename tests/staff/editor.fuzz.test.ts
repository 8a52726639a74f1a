import { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArticleLink } from '../../src/lib/urls/urls';
import { cleanPasted } from '../../src/staff/richText/cleanPasted';
import { extensions } from '../../src/staff/richText/extensions';
import { toLink } from '../../src/staff/richText/links';
import { toDocument, toMarkdown } from '../../src/staff/richText/markdown';
import { attacks, forbiddenUrls } from '../support/fuzz/attacks';
import { runs, seed } from '../support/fuzz/fuzz';
import { hostileText, unsafeMarkup } from '../support/fuzz/hostile';

/** The rich-text editor with hostile stored text and hostile pasted HTML. */

const STORED = runs(400);
const PASTED = runs(300);
const editor = new Editor({ extensions: extensions(() => undefined), injectCSS: false });

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
    fc.assert(fc.property(hostileText, store), { seed: seed(), numRuns: STORED });
    fc.assert(fc.property(hostileText, paste), { seed: seed(), numRuns: PASTED });
    console.info(`editor, fuzz cases: ${STORED + PASTED}`);
  });
});
