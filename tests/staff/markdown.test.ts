import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { env } from '../../src/lib/env';
import { toDocument, toMarkdown } from '../../src/staff/richText/articleMarkdown';
import { cleanPasted } from '../../src/staff/richText/cleanPasted';
import { extensions } from '../../src/staff/richText/extensions';
import { toLink } from '../../src/staff/richText/LinkDialog';
import { insertTable } from '../../src/staff/richText/tables';

const editor = new Editor({ extensions, injectCSS: false });
const roundTrip = (markdown: string) => toMarkdown(toDocument(editor.schema, markdown));
const markdownOfTyped = (...lines: string[]) => {
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  return toMarkdown(editor.schema.nodeFromJSON({ type: 'doc', content }));
};
const markdownOfPasted = (html: string) => {
  editor.commands.setContent(cleanPasted(html));
  return toMarkdown(editor.state.doc);
};

describe('Markdown in the rich-text editor', () => {
  it.each([
    '## Heading\n\nText with **bold**, *italic* and [a link](https://example.org/).',
    '### Smaller\n\n- one\n- two\n  - inside\n\n1. first\n2. second',
    '> A quotation.\n>\n> Of two paragraphs.',
    '[Mail](mailto:a@example.org), [phone](tel:+74991234567), [visa](/consular/visa)',
    'One line\\\nand the next',
    'Emoji 🎉 and Кириллица, 5 > 3',
  ])('is unchanged by a round trip: %s', (markdown) => {
    expect(roundTrip(markdown)).toBe(markdown);
  });

  it('uses heading levels 2 and 3, because the page title is level 1', () => {
    expect(roundTrip('# One\n\n##### Five')).toBe('## One\n\n### Five');
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['- a hyphen'],
    ['# a number sign'],
    ['1. a number'],
    ['> an angle'],
    ['*stars* and _lines_ and `ticks`'],
    ['[words](https://example.org)'],
    ['&lt; and &amp;'],
    ['![an image](https://example.org/a.png)'],
    ['---'],
    ['```'],
  ])('escapes typed text that looks like mark-up: %s', (text) => {
    expect(toDocument(editor.schema, markdownOfTyped(text)).textContent).toBe(text);
    expect(toDocument(editor.schema, markdownOfTyped(text)).firstChild?.type.name).toBe(
      'paragraph',
    );
  });

  it('escapes text that looks like mark-up after a hard line break', () => {
    const content = [
      { type: 'text', text: 'One' },
      { type: 'hardBreak' },
      { type: 'text', text: '- two' },
    ];
    const document = { type: 'doc', content: [{ type: 'paragraph', content }] };
    const markdown = toMarkdown(editor.schema.nodeFromJSON(document));
    expect(toDocument(editor.schema, markdown).toJSON()).toEqual(document);
  });

  it.each(['a <b>c</b>', '<div>a</div>', '    a', '`a`', '```', '---', '[a]: https://example.org'])(
    'shows stored Markdown that an article cannot have as text: %s',
    (markdown) => {
      expect(toDocument(editor.schema, markdown).textContent).toBe(markdown.trim());
    },
  );

  it('makes no image, and no link of a javascript: URL', () => {
    const image = '![a](https://example.org/a.png)';
    expect(toDocument(editor.schema, image).textContent).toBe('!a');
    expect(JSON.stringify(toDocument(editor.schema, '[x](javascript:alert(1))'))).not.toContain(
      '"link"',
    );
  });
});

describe('pasted HTML', () => {
  it('from Word loses its styles, and its list paragraphs become lists', () => {
    const item = (marker: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style="color:red">Hours</h1><p class=MsoNormal style="margin:0"><b><span style="font-size:9pt">From</span></b> <span style="font-style:italic">Monday</span><o:p></o:p></p>${item('·', 'Passports')}${item('·', 'Visas')}${item('1.', 'First')}<!--EndFragment--></body></html>`;
    expect(markdownOfPasted(html)).toBe(
      '## Hours\n\n**From** *Monday*\n\n- Passports\n- Visas\n\n1. First',
    );
  });

  it('contributes no script, image or unsafe link', () => {
    const html =
      '<p>Text<script>alert(1)</script><img src="x" onerror="alert(1)"> <a href="javascript:alert(1)">bad</a> <a href="https://example.org/" onclick="alert(1)">good</a></p>';
    expect(markdownOfPasted(html)).toBe('Text bad [good](https://example.org/)');
  });

  it('from Google Docs is not bold as a whole', () => {
    expect(
      markdownOfPasted('<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain</p></b>'),
    ).toBe('Plain');
  });
});

describe('URL typed into the link dialog', () => {
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['example.org', 'https://example.org'],
    ['a@example.org', 'mailto:a@example.org'],
    ['+7 (499) 123-45-67', 'tel:+74991234567'],
    ['tel:+74991234567', 'tel:+74991234567'],
    ['/consular/fees', '/consular/fees'],
    ['/ru/consular/fees#visa', '/consular/fees#visa'],
    [`${env.siteUrl}/ru/news/tea`, '/news/tea'],
    [`${env.siteUrl}/media/tea.jpg`, `${env.siteUrl}/media/tea.jpg`],
    ['/no/page', null],
    ['2-12-12', 'tel:21212'],
    ['-----', null],
    ['tel:( - )', null],
    ['12 - 34', null],
    ['2026-11-23', null],
    ['23-11-2026', null],
    ['tel:2026-11-23', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['two words', null],
    ['', null],
  ])('“%s” becomes %s', (text, link) => {
    expect(toLink(text)).toBe(link);
  });
});

const FEES = '| Service | Fee |\n| - | - |\n| Visa | 30 USD |\n| Transit | 20 USD |';

describe('a table in Markdown', () => {
  it.each([
    FEES,
    `Before.\n\n${FEES}\n\nAfter.`,
    '| **Bold** | *Italic* |\n| - | - |\n| [Link](https://example.org/) | |',
    '| a \\| b | c |\n| - | - |\n| \\\\\\| | < |',
    '| Service |\n| - |',
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
});

describe('a table in the editor', () => {
  it('is inserted after the current paragraph, with a paragraph below; its last rows are stored once they are filled in', () => {
    editor.commands.setContent('<p>Fees</p>');
    insertTable(editor);
    editor.commands.insertContent('Service');
    expect(toMarkdown(editor.state.doc)).toBe('Fees\n\n| Service | | |\n| - | - | - |');
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
    expect(lines.slice(-3)).toEqual(['| | | last |', '', 'After']);
  });
});

it.each([
  [
    'from Excel',
    '<table><tr><td>Service</td><td>Fee</td></tr><tr><td>Visa</td><td>30 USD</td></tr></table>',
    '| Service | Fee |\n| - | - |\n| Visa | 30 USD |',
  ],
  [
    'from Word, with paragraphs and styles in its cells',
    '<table class=MsoTableGrid style="width:100%"><tr><td width=20><p class=MsoNormal><b>Service<o:p></o:p></b></p></td><td><p>Fee</p><p>(USD)</p></td></tr><tr><td><p>Visa</p></td><td><p>30<br>or 40</p></td></tr></table>',
    '| **Service** | Fee (USD) |\n| - | - |\n| Visa | 30 or 40 |',
  ],
  [
    'with cells merged in a row',
    '<table><tr><th colspan=2>Fees</th></tr><tr><td>Visa</td><td>30</td></tr></table>',
    '| Fees | |\n| - | - |\n| Visa | 30 |',
  ],
])('a pasted table %s', (_, html, markdown) => {
  expect(markdownOfPasted(html)).toBe(markdown);
});

it('pasted text beside blocks keeps the spaces between its words', () => {
  expect(markdownOfPasted('<p>Hours</p>Open <b>from</b> <i>Monday</i> on<p>End</p>')).toBe(
    'Hours\n\nOpen **from** *Monday* on\n\nEnd',
  );
});
