import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { childrenOf } from '../../../src/content/site';
import { withPrefix } from '../../../src/lib/i18n/languages';
import { pageTitled, renderApp } from '../../support/render';

const PASSPORTS = '/consular/passports';
const cases = childrenOf(PASSPORTS).map(({ path }) => path);
const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const listed = () => screen.getByRole('list', { name: /What to bring|Что принести/ });

describe('the page of passports', () => {
  it.each(['en', 'ru'] as const)('leads to every case in %s', async (language) => {
    await renderApp(withPrefix(PASSPORTS, language));
    const links = within(screen.getByRole('navigation', { name: /case|случай/ }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(cases.map((path) => withPrefix(path, language)));
  });

  it.each([
    ['/consular/passports#lost', '/consular/passports/lost'],
    ['/consular/passports#mutilated', '/consular/passports/damaged'],
    ['/ru/consular/passports#emergency', '/ru/consular/passports/emergency'],
  ])('sends %s, an address of earlier days, on to %s', async (saved, address) => {
    const { router } = await renderApp('/embassy', saved);
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    const heading = await pageTitled(/Lost|Damaged|Временный/);
    await waitFor(() => expect(heading).toHaveFocus());
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/embassy'));
  });

  it('stays where it is with the anchor of one of its sections', async () => {
    const { router } = await renderApp('/consular/passports#cost');
    await waitFor(() => expect(document.getElementById('cost')).toHaveFocus());
    expect(router.state.location.pathname).toBe(PASSPORTS);
  });
});

describe('an unknown case', () => {
  it('is the 404 page with the list of cases', async () => {
    await renderApp('/consular/passports/stolen');
    expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(hrefs()).toEqual(expect.arrayContaining([PASSPORTS, ...cases]));
  });

  it('is so in Russian, and other unknown addresses have no list of cases', async () => {
    const { router } = await renderApp('/ru/consular/passports/stolen');
    expect(hrefs()).toEqual(expect.arrayContaining(cases.map((path) => `/ru${path}`)));
    await router.navigate('/ru/no/such/page');
    await waitFor(() => expect(hrefs()).not.toContain('/ru/consular/passports/diplomatic'));
  });
});

describe('the ticks of a case', () => {
  const POLICE = /^Police report/;

  it('belong to the line and not to its place: both languages share them', async () => {
    const { user, router } = await renderApp('/consular/passports/lost');
    await user.click(within(listed()).getByRole('checkbox', { name: POLICE }));
    expect(JSON.parse(localStorage.getItem('ticks:consular/passports/lost#bring') ?? '')).toEqual([
      'policeReport',
    ]);
    await router.navigate('/ru/consular/passports/lost');
    await pageTitled('Утраченный паспорт');
    const ticked = within(listed()).getAllByRole('checkbox', { checked: true });
    expect(ticked).toEqual([within(listed()).getByRole('checkbox', { name: /^Справка полиции/ })]);
  });

  it('of a line that the list has no more are dropped', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["noSuchLine", "photos"]');
    await renderApp('/consular/passports/lost');
    const ticked = within(listed()).getAllByRole('checkbox', { checked: true });
    expect(ticked).toEqual([within(listed()).getByRole('checkbox', { name: /colour photos/ })]);
  });

  it.each(['consular/passports#lost', 'consular/passports/lost#bring'])(
    'kept by their places in earlier days (%s) are on no line',
    async (list) => {
      localStorage.setItem(`ticks:${list}`, '[0, 4]');
      await renderApp('/consular/passports/lost');
      expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    },
  );

  it('are not those of another case', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["photos"]');
    const { router } = await renderApp('/consular/passports/lost');
    await router.navigate('/consular/passports/damaged');
    await pageTitled('Damaged passport');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
