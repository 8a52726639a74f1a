import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ArticleText, loadMarkdownText } from '../../src/features/news/article/ArticleText';
import type { ArticleTextProps } from '../../src/features/news/article/MarkdownText';
import { attacks } from '../support/fuzz/attacks';

const IMAGE = 'https://store.public.blob.vercel-storage.com/tea-0123456789abcdef.jpg';

const textOf = (markdown: string): ArticleTextProps => ({
  markdown,
  language: 'ru',
  urls: [IMAGE],
  imageTexts: { [IMAGE]: { alt: 'Чай', caption: 'На холме' } },
});

const Path = () => <output>{useLocation().pathname}</output>;

const site = (text: ArticleTextProps) => (
  <MemoryRouter initialEntries={['/ru/news/tea']}>
    <ArticleText {...text} />
    <Path />
  </MemoryRouter>
);

/** Hydrates the prerendered HTML of a text. Fails for a mismatch, which React logs. */
async function hydrate(text: ArticleTextProps) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(text));
  document.body.replaceChildren(container);
  const before = container.innerHTML;
  const errors: unknown[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  const root = await act(async () =>
    hydrateRoot(container, site(text), { onRecoverableError: (error) => errors.push(error) }),
  );
  log.mockRestore();
  expect(errors).toEqual([]);
  expect(container.innerHTML).toBe(before);
  return { container, root };
}

beforeAll(loadMarkdownText);
afterEach(() => document.body.replaceChildren());

describe('prerendered text of an article', () => {
  it.each([
    [
      'headings, lists and emphasis',
      '# A\n\n1. *one*\n2. **two**\n\n> said\n\n```\n\n  code\n```\n\n---',
    ],
    ['two texts side by side', 'Tea &amp; coffee\\\nwith milk'],
    ['an image', 'Before\n\n![](tea-0123456789abcdef.jpg)\n\nAfter'],
    ['a table', '| A | B |\n| --- | ---: |\n| 1 | 2 |\n| 3 | 4 |'],
    [
      'links',
      '[a](/consular) [b](/ru/consular) [c](https://mfa.go.ke) [d](mailto:a@b.ke) [e](/consular/visa#steps) [f](javascript:x)',
    ],
  ])('is hydrated with %s', async (_name, markdown) => {
    await hydrate(textOf(markdown));
  });

  it.each(attacks)('is hydrated with the attack %j', async (attack) => {
    await hydrate(textOf(`${attack}\n\n${attack}`));
  });

  it('opens a page of the site without loading a document', async () => {
    const { container } = await hydrate(textOf('[a](/consular) [b](/news/other)'));
    await act(async () => container.querySelector('a')?.click());
    expect(container.querySelector('output')?.textContent).toBe('/ru/consular');
  });

  it('becomes the corrected text', async () => {
    const { container, root } = await hydrate(textOf('Tea at *five*'));
    await act(async () => root.render(site(textOf('Tea at *six*'))));
    expect(container.querySelector('p')?.textContent).toBe('Tea at six');
    await act(async () => root.render(site(textOf('Tea at *five*'))));
    expect(container.querySelector('em')?.textContent).toBe('five');
  });

  /** Returns the page of a text whose renderer is not loaded yet, with modules of its own. */
  async function notLoaded() {
    vi.resetModules();
    const { ArticleText: Text } = await import('../../src/features/news/article/ArticleText');
    return (markdown: string) => (
      <MemoryRouter>
        <Text {...textOf(markdown)} />
      </MemoryRouter>
    );
  }

  it('keeps the elements of a corrected text when it is rendered again', async () => {
    const app = await notLoaded();
    const view = render(app('Tea at *six*'));
    const text = await screen.findByText('six');
    view.rerender(app('Tea at *six*'));
    expect(text).toBeInTheDocument();
  });

  it('is replaced at once after a switch of the language, so that no title is above another text', async () => {
    document.body.innerHTML = renderToString(site(textOf('Tea at *five*')));
    const app = await notLoaded();
    const { loadText } = await import('../../src/lib/i18n/loadText');
    const view = render(app('Tea at *five*'));
    await act(() => loadText('ru'));
    view.rerender(app('Чай в *шесть*'));
    expect(screen.getByText('шесть')).toBeVisible();
  });
});
