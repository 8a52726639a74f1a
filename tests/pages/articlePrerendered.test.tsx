import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ArticleText, loadParsedText } from '../../src/site/news/article/ArticleText';
import { parseText } from '../../src/site/news/article/ParsedText';

/** A text as the browser fetches it. */
const textOf = (markdown: string) => ({ markdown, language: 'ru' as const });

/** A text as the data of a prerendered page have it. */
const builtOf = (markdown: string) => ({ ...textOf(markdown), tree: parseText(markdown) });

const Path = () => <output>{useLocation().pathname}</output>;

const site = (text: ComponentProps<typeof ArticleText>) => (
  <MemoryRouter initialEntries={['/ru/news/tea']}>
    <ArticleText {...text} />
    <Path />
  </MemoryRouter>
);

/** Hydrates the prerendered HTML of a text. Fails for a mismatch, which React logs. */
async function hydrate(markdown: string) {
  const text = builtOf(markdown);
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

beforeAll(loadParsedText);
afterEach(() => document.body.replaceChildren());

describe('prerendered text of an article', () => {
  it('is hydrated with every kind of element', async () => {
    await hydrate(`# A\n\n1. *one*\n2. **two**\n\n> said\n\nTea &amp; coffee\\\nwith milk
      \n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n| 3 | 4 |\n\n[a](/consular) [b](/ru/consular)
      [c](https://mfa.go.ke) [d](mailto:a@b.ke) [e](/consular/visa#steps) [f](javascript:x)`);
  });

  it('opens a page of the site without loading a document', async () => {
    const { container } = await hydrate('[a](/consular) [b](/news/other)');
    await act(async () => container.querySelector('a')?.click());
    expect(container.querySelector('output')?.textContent).toBe('/ru/consular');
  });

  it('becomes the corrected text', async () => {
    const { container, root } = await hydrate('Tea at *five*');
    await act(async () => root.render(site(textOf('Tea at *six*'))));
    expect(container.querySelector('p')?.textContent).toBe('Tea at six');
    await act(async () => root.render(site(textOf('Tea at *five*'))));
    expect(container.querySelector('em')?.textContent).toBe('five');
  });

  /** Returns the page of a text whose parser is not loaded yet, with modules of its own. */
  async function notLoaded() {
    vi.resetModules();
    const { ArticleText: Text } = await import('../../src/site/news/article/ArticleText');
    return (text: ComponentProps<typeof ArticleText>) => (
      <MemoryRouter>
        <Text {...text} />
      </MemoryRouter>
    );
  }

  it('is shown without the parser, also after it is fetched again', async () => {
    const app = await notLoaded();
    const view = render(app(builtOf('Tea at *five*')));
    const text = screen.getByText('five');
    view.rerender(app(textOf('Tea at *five*')));
    // A text that waits for the parser is rendered again with it.
    await act(() => import('../../src/site/news/article/ParsedText'));
    expect(text).toBeInTheDocument();
  });

  it('stays until the parser of the corrected text is loaded', async () => {
    const app = await notLoaded();
    const view = render(app(builtOf('Tea at *five*')));
    view.rerender(app(textOf('Tea at *six*')));
    expect(screen.getByText('five')).toBeVisible();
    expect(await screen.findByText('six')).toBeVisible();
  });

  it('is replaced at once after a switch of the language, so that no title is above another text', async () => {
    const app = await notLoaded();
    const { loadText } = await import('../../src/lib/i18n/loadText');
    const view = render(app(builtOf('Tea at *five*')));
    await act(() => loadText('ru'));
    view.rerender(app(textOf('Чай в *шесть*')));
    expect(screen.getByText('шесть')).toBeVisible();
  });
});
