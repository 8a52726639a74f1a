import { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPasted } from '../../../src/features/editor/richText/cleanPasted';
import { extensions } from '../../../src/features/editor/richText/extensions';
import { toLink } from '../../../src/features/editor/richText/links';
import { toDocument, toMarkdown } from '../../../src/features/editor/richText/markdown';
import { isArticleLink } from '../../../src/lib/urls/urls';
import { attacks, forbiddenUrls } from '../../support/attacks';
import { runs, seed } from '../../support/fuzz';
import { hostileText, unsafeMarkup } from '../../support/hostile';

/** The text editor with hostile stored text, and with hostile HTML pasted into it. */

const STORED = runs(400);
const PASTED = runs(300);
const editor = new Editor({ extensions: extensions(() => undefined), injectCSS: false });

/** What stands in the editor now: its document's links and the page it makes of it. */
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
  // What is saved again is no more than it was.
  editor.commands.setContent(toDocument(editor.schema, toMarkdown(editor.state.doc)).toJSON());
  expectHarmless();
}

function paste(html: string): void {
  editor.commands.setContent(cleanPasted(html));
  expectHarmless();
}

describe('the editor', () => {
  it('shows every known attack as words: stored, pasted, and pasted as from an editor', () => {
    for (const attack of attacks) {
      store(attack);
      paste(attack);
      paste(`<p data-pm-slice="1 1 []">${attack}</p>`);
    }
    for (const address of forbiddenUrls) {
      paste(`<p><a href="${address.replaceAll('"', '&quot;')}">x</a></p>`);
      const link = toLink(address);
      if (link) expect(new URL(link).protocol).toMatch(/^(?:https?|mailto|tel):$/);
    }
  });

  it('shows anything made up of them as words', () => {
    fc.assert(fc.property(hostileText, store), { seed: seed(), numRuns: STORED });
    fc.assert(fc.property(hostileText, paste), { seed: seed(), numRuns: PASTED });
    console.info(`editor, fuzz cases: ${STORED + PASTED}`);
  });
});
