import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

interceptNetwork();

const checklist = () =>
  screen.getByRole('list', { name: 'What to bring' }).parentElement ?? document.body;
const boxes = () => within(checklist()).getAllByRole('checkbox');

describe('checklist of a service page', () => {
  it('counts the checked items and clears them', async () => {
    const { user } = await renderApp('/consular/pets');
    await user.click(boxes()[0] ?? checklist());
    await user.click(boxes()[2] ?? checklist());
    expect(within(checklist()).getByRole('status')).toHaveTextContent('2 of 4 ready');
    await user.click(within(checklist()).getByRole('button', { name: 'Clear' }));
    expect(within(checklist()).getByRole('status')).toBeEmptyDOMElement();
    expect(boxes().some((box) => (box as HTMLInputElement).checked)).toBe(false);
    expect(boxes()[0]).toHaveFocus();
  });

  it('keeps its checked items after navigation and in the other language', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(boxes()[1] ?? checklist());
    await router.navigate('/consular/visa');
    await screen.findByRole('heading', { level: 1, name: /eTA/ });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await router.navigate('/ru/consular/pets');
    await screen.findByRole('heading', { level: 1, name: /кошек и собак/ });
    const list = await screen.findByRole('list', { name: 'Что принести' });
    const checked = within(list).getAllByRole('checkbox', { checked: true });
    expect(checked).toHaveLength(1);
    expect(screen.getByText('Готово: 1 из 4')).toBeVisible();
  });

  it('ignores stored ids that the list no longer has', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["noSuchLine", "photos"]');
    await renderApp('/consular/passports/lost');
    const checked = screen.getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([screen.getByRole('checkbox', { name: /colour photos/ })]);
  });

  it.each(['not json', '{"a":1}'])('is unchecked where the stored state is %s', async (stored) => {
    window.localStorage.setItem('ticks:consular/pets#bring', stored);
    await renderApp('/consular/pets');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
