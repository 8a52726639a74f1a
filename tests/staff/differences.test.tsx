import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { Differences, type FieldDiff } from '../../src/staff/history/versions/Differences';
import { diffWords } from '../../src/staff/history/versions/wordDiff';
import { readableMarkdown } from '../../src/staff/items/readableMarkdown';

const render = (children: ReactNode) =>
  renderBare(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);

const names = { mine: 'Old', theirs: 'New', same: 'Equal' };
const diff = (label: string, mine: string, theirs: string, more?: object): FieldDiff => {
  return { name: 'title_en', label, mine, theirs, ...more };
};

it.each([
  ['Open at nine', 'Open at ten', [['nine', 'ten']]],
  ['Открыто в девять', 'Открыто в десять', [['девять', 'десять']]],
  ['one two three four', 'one 2 3 four', [['two three', '2 3']]],
  ['Fee: 50', 'Fee: 50.', [['', '.']]],
  ['', 'New', [['', 'New']]],
  ['Same', 'Same', []],
])('the comparison of words finds the words that differ: %s → %s', (older, newer, expected) => {
  const parts = diffWords(older, newer);
  const changes = parts.flatMap((part) =>
    part.kind === 'changed' ? [[part.older, part.newer]] : [],
  );
  expect(changes).toEqual(expected);
  const side = (pick: 'older' | 'newer') =>
    parts.map((part) => (part.kind === 'same' ? part.text : part[pick])).join('');
  expect([side('older'), side('newer')]).toEqual([older, newer]);
});

it.each([
  ['## Hours\n\nOpen **at *nine* sharp**', 'Hours\n\nOpen at nine sharp'],
  ['- tea\n- *coffee*\n  - black\n\n1. one', '• tea\n• coffee\n  • black\n\n1. one'],
  ['| Visa | Fee |\n| --- | --: |\n| One \\| entry | **30** |', 'Visa · Fee\nOne | entry · 30'],
  ['[Fees](/consular/fees)\n\n[tea.jpg]', 'Fees (/consular/fees)\n\n[tea.jpg]'],
  ['2 \\* 3 \\* 4, \\- first\\\nsecond&#x20;', '2 * 3 * 4, - first\nsecond '],
  ['> quoted', 'quoted'],
])('Markdown is read without its signs: %j', (markdown, text) => {
  expect(readableMarkdown(markdown)).toBe(text);
});

describe('the differences between two versions', () => {
  it('of a text with mark-up are those that people read', async () => {
    await loadText('en', ['admin', 'history']);
    const diffs = [
      diff('Text', 'Open **at ten**', 'Open at nine', { isMarkdown: true }),
      diff('Words', '**Open** at ten', 'Open at ten', { isMarkdown: true }),
    ];
    render(<Differences diffs={diffs} names={names} />);
    expect(await screen.findByText('ten', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText('nine', { selector: 'del' })).toBeVisible();
    expect(screen.queryByText(/\*/)).toBeNull();
    const words = within(screen.getByRole('region', { name: 'Words' }));
    expect(words.getByText(/^The words are the same/)).toBeVisible();
  });

  it('fold long unchanged parts, which a button shows', async () => {
    await loadText('en', ['admin', 'history']);
    const long = 'Unchanged sentence of the article. '.repeat(40);
    const diffs = [diff('Text', `Beta ${long}omega`, `Alpha ${long}omega`)];
    render(<Differences diffs={diffs} names={names} />);
    const text = screen.getByRole('region', { name: 'Text' });
    const more = await within(text).findByRole('button', { name: /unchanged characters/ });
    expect(within(text).getByText('Alpha', { selector: 'del' })).toBeVisible();
    expect(text.textContent.length).toBeLessThan(500);
    await userEvent.click(more);
    expect(text).toHaveTextContent(/omega$/);
    expect(text.textContent.length).toBeGreaterThan(long.length);
  });

  it('say which images have moved and which of their texts differ', async () => {
    await loadText('en', ['admin', 'history']);
    const image = (name: string, alt: string) => ({
      url: `https://abc.public.blob.vercel-storage.com/news/${name}.jpg`,
      texts: [{ label: 'Texts', text: alt }],
    });
    const theirs = [image('tea', 'Cups of tea'), image('cup', 'A cup')];
    const mine = [image('cup', 'A cup'), image('tea', 'Bowls of tea')];
    const diffs = [diff('Images', '2', '1', { images: { mine, theirs } })];
    render(<Differences diffs={diffs} names={names} />);
    expect(await screen.findByText('Bowls', { selector: 'ins' })).toBeVisible();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'cup.jpgMoved from place 2 to 1',
      'tea.jpgMoved from place 1 to 2Texts [Only in: New: Cups] ' +
        '  [Only in: Old: Bowls]  of tea',
    ]);
  });

  it('say what a version that replaces another adds and what will vanish', async () => {
    await loadText('en', ['admin', 'history']);
    const diffs = [diff('Text', 'Green tea', 'Black tea')];
    render(<Differences replaces diffs={diffs} names={names} />);
    expect(await screen.findByText('Green', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText('Black', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('Will be added', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText('Will vanish', { selector: 'del' })).toBeVisible();
  });

  it('are none where only spaces at the ends differ', async () => {
    await loadText('en', ['admin', 'history']);
    render(<Differences diffs={[diff('Text', 'Tea', ' Tea ')]} names={names} />);
    expect(screen.getByText('Equal')).toBeVisible();
  });
});
