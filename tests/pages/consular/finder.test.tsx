import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phones } from '../../../src/content/facts';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

interceptNetwork();

const finder = () => screen.getByRole('region', { name: /What do you need\?/ });
const options = () => within(within(finder()).getByRole('list')).getAllByRole('link');

describe('service finder', () => {
  it('leads a visitor without a passport to the emergency travel certificate', async () => {
    const { user, router } = await renderApp('/consular');
    expect(finder().contains(document.activeElement)).toBe(false);
    await user.click(within(finder()).getByRole('link', { name: 'My passport is lost or stolen' }));
    await within(finder()).findByText('Do you fly to Kenya soon?');
    expect(router.state.location.search).toBe('?need=lost');
    await user.click(within(finder()).getByRole('link', { name: 'Yes, soon' }));
    await within(finder()).findByText('Emergency travel certificate');
    expect(router.state.location.search).toBe('?need=lost.soon');
    const phone = within(finder()).getByRole('link', { name: /\+7\s495/ });
    expect(phone).toHaveAttribute('href', `tel:${phones.main}`);
    expect(within(finder()).getByRole('link', { name: /\+254/ })).toBeVisible();
    await user.click(within(finder()).getByRole('link', { name: /what to bring/i }));
    await screen.findByRole('heading', { level: 1, name: 'Emergency travel certificate' });
    expect(router.state.location.pathname + router.state.location.hash).toBe(
      '/consular/passports/emergency',
    );
  });

  it('leads to a page at once where the answer names one, in the language of the page', async () => {
    await renderApp('/ru/consular?need=trouble');
    const region = screen.getByRole('region', { name: /Что вам нужно/ });
    const missing = within(region).getByRole('link', { name: 'Человек не выходит на связь' });
    expect(missing).toHaveAttribute('href', '/ru/consular/missing');
  });

  it('works by keyboard and moves the focus to the next question', async () => {
    const { user } = await renderApp('/consular');
    options()[0]?.focus();
    await user.keyboard('{Enter}');
    const heading = await within(finder()).findByRole('heading', { name: /Do you fly/ });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleName('Do you fly to Kenya soon?');
    await user.tab();
    expect(options()[0]).toHaveFocus();
  });

  it('says what was answered, and returns to the previous question and by the Back button', async () => {
    const { user, router } = await renderApp('/consular?need=document.degree');
    expect(within(finder()).getByText('A Russian degree, in Kenya')).toBeVisible();
    await user.click(within(finder()).getByRole('link', { name: 'Previous question' }));
    await within(finder()).findByText('Which document is it, and where will you use it?');
    await router.navigate(-1);
    await within(finder()).findByText('What will you show in Kenya?');
  });

  it.each([
    ['nonsense', 'What do you need?'],
    ['lost.nonsense', 'Do you fly to Kenya soon?'],
  ])('reads the search parameter need="%s" as far as it is valid', async (need, question) => {
    await renderApp(`/consular?need=${need}`);
    expect(within(finder()).getByText(question)).toBeVisible();
  });
});
