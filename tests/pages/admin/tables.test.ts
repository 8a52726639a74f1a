import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { cleanPasted } from '../../../src/staff/richText/cleanPasted';
import { extensions } from '../../../src/staff/richText/extensions';
import { toDocument, toMarkdown } from '../../../src/staff/richText/markdown';
import { insertTable } from '../../../src/staff/richText/tables';

const editor = new Editor({ extensions: extensions(() => undefined), injectCSS: false });
const roundTrip = (markdown: string) => toMarkdown(toDocument(editor.schema, markdown));
const markdownOfPasted = (html: string) => {
  editor.commands.setContent(cleanPasted(html));
  return toMarkdown(editor.state.doc);
};

const FEES = '| Service | Fee |\n| --- | --- |\n| Visa | 30 USD |\n| Transit | 20 USD |';

describe('a table in Markdown', () => {
  it.each([
    FEES,
    `Before.\n\n${FEES}\n\nAfter.`,
    '| **Bold** | *Italic* |\n| --- | --- |\n| [Link](https://example.org/) |  |',
    '| a \\| b | c |\n| --- | --- |\n| \\\\\\| | \\< |',
    '| Service |\n| --- |',
  ])('is unchanged by a round trip: %s', (markdown) => {
    expect(roundTrip(markdown)).toBe(markdown);
  });

  it('keeps text whose lines look like one', () => {
    const lines = ['a | b', '--- | ---', ':-- | :--', '|--|--|'];
    const content = lines.flatMap((text, index) =>
      index ? [{ type: 'hardBreak' }, { type: 'text', text }] : [{ type: 'text', text }],
    );
    const document = { type: 'doc', content: [{ type: 'paragraph', content }] };
    const markdown = toMarkdown(editor.schema.nodeFromJSON(document));
    expect(toDocument(editor.schema, markdown).toJSON()).toEqual(document);
  });

  it('has code of a cell as text', () => {
    expect(roundTrip('| `a` |\n| --- |')).toBe('| a |\n| --- |');
  });
});

describe('a table in the editor', () => {
  it('is inserted after the current paragraph, with a paragraph below', () => {
    editor.commands.setContent('<p>Fees</p>');
    insertTable(editor);
    editor.commands.insertContent('Service');
    expect(toMarkdown(editor.state.doc)).toBe(
      'Fees\n\n| Service |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |',
    );
    expect(editor.state.doc.lastChild?.type.name).toBe('paragraph');
  });

  it('moves on with Enter, and is left with it', () => {
    editor.commands.setContent('<p>Fees</p>');
    insertTable(editor);
    const event = new KeyboardEvent('keydown', { key: 'Enter' });
    const press = () =>
      editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
    for (let step = 0; step < 8; step += 1) press();
    editor.commands.insertContent('last');
    press();
    editor.commands.insertContent('After');
    const lines = toMarkdown(editor.state.doc).split('\n');
    expect(lines.slice(-3)).toEqual(['|  |  | last |', '', 'After']);
  });
});

describe('a pasted table', () => {
  it.each([
    [
      'from Excel',
      '<table><tr><td>Service</td><td>Fee</td></tr><tr><td>Visa</td><td>30 USD</td></tr></table>',
      '| Service | Fee |\n| --- | --- |\n| Visa | 30 USD |',
    ],
    [
      'from Word, with paragraphs and styles in its cells',
      '<table class=MsoTableGrid style="width:100%"><tr><td width=20><p class=MsoNormal><b>Service<o:p></o:p></b></p></td><td><p>Fee</p><p>(USD)</p></td></tr><tr><td><p>Visa</p></td><td><p>30<br>or 40</p></td></tr></table>',
      '| **Service** | Fee (USD) |\n| --- | --- |\n| Visa | 30 or 40 |',
    ],
    [
      'with merged cells',
      '<table><tr><th colspan=2>Fees</th></tr><tr><td rowspan=2>Visa</td><td>30</td></tr><tr><td>40</td></tr></table>',
      '| Fees |  |\n| --- | --- |\n| Visa | 30 |\n|  | 40 |',
    ],
    [
      'used for layout, as its text',
      '<table><tr><td><p>One</p><table><tr><td>a</td><td>b</td></tr></table></td></tr><tr><td>Two</td></tr></table>',
      'One\n\n| a | b |\n| --- | --- |\n\nTwo',
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOfPasted(html)).toBe(markdown);
  });
});

describe('pasted text beside blocks', () => {
  it('keeps the spaces between its words', () => {
    expect(markdownOfPasted('<p>Hours</p>Open <b>from</b> <i>Monday</i> on<p>End</p>')).toBe(
      'Hours\n\nOpen **from** *Monday* on\n\nEnd',
    );
  });
});
