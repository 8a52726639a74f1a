import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render';

const papers = () =>
  screen.getByRole('list', { name: 'What to bring' }).parentElement ?? document.body;
const boxes = () => within(papers()).getAllByRole('checkbox');

describe('a checklist', () => {
  it('counts what is ready, and clears it', async () => {
    const { user } = await renderApp('/consular/pets');
    await user.click(boxes()[0] ?? papers());
    await user.click(boxes()[2] ?? papers());
    expect(within(papers()).getByRole('status')).toHaveTextContent('2 of 5 ready');
    await user.click(within(papers()).getByRole('button', { name: 'Clear' }));
    expect(within(papers()).getByRole('status')).toBeEmptyDOMElement();
    expect(boxes().some((box) => (box as HTMLInputElement).checked)).toBe(false);
    expect(boxes()[0]).toHaveFocus();
  });

  it('keeps its ticks when the reader leaves the page and comes back in Russian', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(boxes()[1] ?? papers());
    await router.navigate('/consular/visa');
    await screen.findByRole('heading', { level: 1, name: /eTA/ });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await router.navigate('/ru/consular/pets');
    await screen.findByRole('heading', { level: 1, name: /кошек и собак/ });
    const list = await screen.findByRole('list', { name: 'Что принести' });
    const ticked = within(list).getAllByRole('checkbox', { checked: true });
    expect(ticked).toHaveLength(1);
    expect(screen.getByText('Готово: 1 из 5')).toBeVisible();
  });

  it('leaves the lists of other sections and pages alone', async () => {
    window.localStorage.setItem('ticks:consular/passports/new#bring', '["forms"]');
    await renderApp('/consular/passports/child');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it.each(['not json', '{"a":1}', '[99, "x", null]'])(
    'takes stored nonsense (%s) as no tick',
    async (stored) => {
      window.localStorage.setItem('ticks:consular/pets#bring', stored);
      await renderApp('/consular/pets');
      expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    },
  );

  it('can be ticked where the browser refuses to store anything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { user } = await renderApp('/consular/pets');
    await user.click(boxes()[0] ?? papers());
    expect(within(papers()).getByRole('status')).toHaveTextContent('1 of 5 ready');
    vi.restoreAllMocks();
  });

  it('is printed with the page', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp('/consular/pets');
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
