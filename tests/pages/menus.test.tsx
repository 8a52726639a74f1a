import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import pets from '../../src/locales/en/consular/pets.json';
import visa from '../../src/locales/en/consular/visa.json';
import embassy from '../../src/locales/en/embassy.json';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

/** Entries of the main menu, literally (R2.9), and where they lead. */
const ENTRIES = [
  ['Tourism in Kenya', undefined],
  ['Magical Kenya', '/magical-kenya'],
  ['Tourism Opportunities', '/explore/tourism'],
  ['Embassy', '/embassy'],
  ['Consular Services', undefined],
  ['Consular Services', '/consular'],
  ['Apply for eTA / Visa', '/consular/visa'],
  ['Passport Replacement', '/consular/passports/replacement'],
  ['Emergency Travel Certificate', '/consular/passports/emergency'],
  ['Police Clearance Certificate', '/consular/good-conduct'],
  ['News', '/news'],
];

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const dropdown = (name = 'Consular Services') => menu().getByRole('button', { name });
/** Whether a menu is open; jsdom has no styles, so everything counts as visible. */
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

describe('main menu', () => {
  it('has the specified entries, literally', async () => {
    await renderApp('/consular/pets');
    const [list] = menu().getAllByRole('list');
    const entries = [...(list?.querySelectorAll('button, a') ?? [])].map((entry) => [
      entry.textContent,
      entry.getAttribute('href') ?? undefined,
    ]);
    expect(entries).toEqual(ENTRIES);
  });

  it('marks the entry of the current page alone', async () => {
    await renderApp('/consular/visa');
    const current = menu().getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['Apply for eTA / Visa']);
  });
});

describe('dropdown of the main menu', () => {
  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = await renderApp('/consular/pets');
    dropdown().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(menu().getByRole('link', { name: 'Consular Services' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(isOpen(dropdown())).toBe(false);
    expect(dropdown()).toHaveFocus();
  });

  it('closes when Tab leaves it, forwards or backwards', async () => {
    const { user } = await renderApp('/consular/pets');
    dropdown().focus();
    await user.keyboard('{Enter}');
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      expect(isOpen(dropdown())).toBe(true);
    }
    await user.tab();
    expect(menu().getByRole('link', { name: 'News' })).toHaveFocus();
    expect(isOpen(dropdown())).toBe(false);

    dropdown().focus();
    await user.keyboard('{Enter}');
    await user.tab({ shift: true });
    expect(isOpen(dropdown())).toBe(false);
  });

  it('closes when it is pressed again or one of its links is followed, and stays closed on Back', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(dropdown());
    await user.click(dropdown());
    expect(isOpen(dropdown())).toBe(false);
    await user.click(dropdown());
    await user.click(menu().getByRole('link', { name: 'Apply for eTA / Visa' }));
    await pageTitled(visa.title);
    expect(isOpen(dropdown())).toBe(false);
    await router.navigate(-1);
    await pageTitled(pets.title);
    expect(isOpen(dropdown())).toBe(false);
  });
});

describe('main menu on a narrow screen', () => {
  it('closes on Escape from anywhere inside, the dropdown first and then the panel', async () => {
    const { user } = await renderApp('/consular/pets');
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.click(dropdown());
    await user.tab();
    await user.keyboard('{Escape}');
    expect([isOpen(dropdown()), isOpen(button)]).toEqual([false, true]);
    await user.keyboard('{Escape}');
    expect(isOpen(button)).toBe(false);
    expect(button).toHaveFocus();
  });

  it('closes when one of its links is followed', async () => {
    const { user } = await renderApp('/consular/pets');
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.click(menu().getByRole('link', { name: 'Embassy' }));
    await pageTitled(embassy.title);
    await waitFor(() => expect(isOpen(button)).toBe(false));
  });
});
