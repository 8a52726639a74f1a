import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render as renderBare, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { Differences, type FieldDiff } from '../../src/staff/history/versions/Differences';
import { readableMarkdown } from '../../src/staff/items/readableMarkdown';

const render = (children: ReactNode) =>
  renderBare(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);

const names = { mine: 'Old', theirs: 'New', same: 'Equal' };
const diff = (label: string, mine: string, theirs: string, more?: object): FieldDiff => {
  return { name: 'title_en', label, mine, theirs, ...more };
};

it.each([
  ['Open at nine', 'Open at ten', ['nine'], ['ten']],
  ['Открыто в девять', 'Открыто в десять', ['девять'], ['десять']],
  ['Fee: 50', 'Fee: 50.', ['50'], ['50.']],
  ['one two three four', 'one 2 3 four', ['two three'], ['2 3']],
  ['', 'New', [], ['New']],
])('the comparison finds the words that differ: %s → %s', async (older, newer, gone, added) => {
  await loadText('en', ['admin', 'history']);
  render(<Differences diffs={[diff('Text', newer, older)]} names={names} />);
  const text = screen.getByRole('region', { name: 'Text' });
  const marked = (tag: string) =>
    [...text.querySelectorAll(tag)].map((part) => part.childNodes[1]?.textContent?.trim());
  expect([marked('del'), marked('ins')]).toEqual([gone, added]);
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

  it('say what a version that replaces another adds and what will vanish', async () => {
    await loadText('en', ['admin', 'history']);
    const diffs = [diff('Text', 'Green tea', 'Black tea')];
    render(<Differences diffs={diffs} names={names} />);
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
