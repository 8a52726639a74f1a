import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phones } from '../../../src/content/facts';
import { skippedLevels, violations } from '../../support/page';
import { renderApp } from '../../support/render';

const finder = () => screen.getByRole('region', { name: /Which service do I need\?/ });
const answers = () => within(finder()).getAllByRole('link');

describe('"Which service do I need?"', () => {
  it('leads a traveller without a passport to the emergency document', async () => {
    const { user, router } = await renderApp('/consular');
    await user.click(within(finder()).getByRole('link', { name: 'My passport is lost or stolen' }));
    await within(finder()).findByText('When do you fly to Kenya?');
    expect(router.state.location.search).toBe('?need=lost');
    await user.click(within(finder()).getByRole('link', { name: 'This week or soon' }));
    await within(finder()).findByText('Emergency travel document');
    expect(router.state.location.search).toBe('?need=lost.soon');
    const phone = within(finder()).getByRole('link', { name: /^\+7\s495/ });
    expect(phone).toHaveAttribute('href', `tel:${phones.main}`);
    await user.click(within(finder()).getByRole('link', { name: /what to bring/ }));
    await screen.findByRole('heading', { level: 1, name: 'Emergency travel document' });
    expect(router.state.location.pathname + router.state.location.hash).toBe(
      '/consular/passports/emergency',
    );
  });

  it('works by keyboard, and gives the focus to the next question', async () => {
    const { user } = await renderApp('/consular');
    answers()[0]?.focus();
    await user.keyboard('{Enter}');
    const heading = await within(finder()).findByRole('heading', { name: /When do you fly/ });
    expect(heading).toHaveFocus();
    await user.tab();
    expect(answers()[0]).toHaveFocus();
  });

  it('goes back one question, to the start, and with the browser', async () => {
    const { user, router } = await renderApp('/consular?need=document.degree');
    await user.click(within(finder()).getByRole('link', { name: 'Previous question' }));
    await within(finder()).findByText('What is the document, and where will you use it?');
    await router.navigate(-1);
    await within(finder()).findByText('What will you show in Kenya?');
    await user.click(within(finder()).getByRole('link', { name: 'Start again' }));
    await within(finder()).findByText('What do you need?');
    expect(router.state.location.search).toBe('');
  });

  it.each([
    { need: 'nonsense', question: 'What do you need?' },
    { need: 'lost.nonsense', question: 'When do you fly to Kenya?' },
    { need: 'constructor', question: 'What do you need?' },
    { need: '', question: 'What do you need?' },
  ])('takes the address "$need" as far as it leads', async ({ need, question }) => {
    await renderApp(`/consular?need=${need}`);
    expect(within(finder()).getByText(question)).toBeVisible();
  });

  it('shows a result by its address, in Russian too, with links that stay Russian', async () => {
    await renderApp('/ru/consular?need=child.no');
    const region = screen.getByRole('region', { name: /Какая услуга мне нужна\?/ });
    expect(within(region).getByText('Кенийское свидетельство о рождении')).toBeVisible();
    expect(within(region).getByText(/5\sдолларов США/)).toBeVisible();
    const link = within(region).getByRole('link', { name: /что делать/ });
    expect(link).toHaveAttribute('href', '/ru/consular/birth#steps');
  });

  it.each(['/consular?need=lost.soon', '/ru/consular?need=pet'])(
    'has headings in order and no accessibility violation at %s',
    async (path) => {
      await renderApp(path);
      expect(skippedLevels()).toEqual([]);
      expect(await violations()).toEqual([]);
    },
  );
});
