import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { childrenOf } from '../../../src/content/site';
import { withPrefix } from '../../../src/lib/i18n/languages';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

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
  it('ignore ids that the list no longer has', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["noSuchLine", "photos"]');
    await renderApp('/consular/passports/lost');
    const checked = within(checklist()).getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([within(checklist()).getByRole('checkbox', { name: /colour photos/ })]);
  });
});
