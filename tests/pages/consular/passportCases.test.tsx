import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { childrenOf } from '../../../src/content/site';
import { withPrefix } from '../../../src/lib/i18n/languages';
import { interceptNetwork } from '../../support/screens/msw';
import { pageTitled, renderApp } from '../../support/screens/render';

interceptNetwork();

const PASSPORTS = '/consular/passports';
const cases = childrenOf(PASSPORTS).map(({ path }) => path);
const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const checklist = () => screen.getByRole('list', { name: /What to bring|Что принести/ });

describe('passports page', () => {
  it.each(['en', 'ru'] as const)('links to every case in %s', async (language) => {
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
  ])('redirects the earlier URL %s to %s', async (earlier, target) => {
    const { router } = await renderApp('/embassy', earlier);
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    const heading = await pageTitled(/Lost|Damaged|Временный/);
    await waitFor(() => expect(heading).toHaveFocus());
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/embassy'));
  });

  it('does not redirect the anchor of one of its own sections', async () => {
    const { router } = await renderApp('/consular/passports#cost');
    await waitFor(() => expect(document.getElementById('cost')).toHaveFocus());
    expect(router.state.location.pathname).toBe(PASSPORTS);
  });
});

describe('unknown passport case', () => {
  it('is the 404 page with links to all cases', async () => {
    await renderApp('/consular/passports/stolen');
    expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(hrefs()).toEqual(expect.arrayContaining([PASSPORTS, ...cases]));
  });

  it('has Russian links under /ru, and other unknown paths have no links to cases', async () => {
    const { router } = await renderApp('/ru/consular/passports/stolen');
    expect(hrefs()).toEqual(expect.arrayContaining(cases.map((path) => `/ru${path}`)));
    await router.navigate('/ru/no/such/page');
    await waitFor(() => expect(hrefs()).not.toContain('/ru/consular/passports/diplomatic'));
  });
});

describe('checked items of a passport case', () => {
  const POLICE = /^Police report/;

  it('are stored by item id, so that both languages share them', async () => {
    const { user, router } = await renderApp('/consular/passports/lost');
    await user.click(within(checklist()).getByRole('checkbox', { name: POLICE }));
    expect(JSON.parse(localStorage.getItem('ticks:consular/passports/lost#bring') ?? '')).toEqual([
      'policeReport',
    ]);
    await router.navigate('/ru/consular/passports/lost');
    await pageTitled('Утраченный паспорт');
    const checked = within(checklist()).getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([
      within(checklist()).getByRole('checkbox', { name: /^Справка полиции/ }),
    ]);
  });

  it('ignore ids that the list no longer has', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["noSuchLine", "photos"]');
    await renderApp('/consular/passports/lost');
    const checked = within(checklist()).getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([within(checklist()).getByRole('checkbox', { name: /colour photos/ })]);
  });

  it.each(['consular/passports#lost', 'consular/passports/lost#bring'])(
    'ignore positions that earlier releases stored (%s)',
    async (list) => {
      localStorage.setItem(`ticks:${list}`, '[0, 4]');
      await renderApp('/consular/passports/lost');
      expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    },
  );

  it('are not shared with another case', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["photos"]');
    const { router } = await renderApp('/consular/passports/lost');
    await router.navigate('/consular/passports/damaged');
    await pageTitled('Damaged passport');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
