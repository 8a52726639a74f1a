import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { childPages } from '../../../src/content/site';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

interceptNetwork();

const PASSPORTS = '/consular/passports';
const cases = childPages(PASSPORTS).map(({ path }) => path);
const main = () => within(screen.getByRole('main'));
const hrefs = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('passports page links to every case', async () => {
  await renderApp(PASSPORTS);
  const links = within(screen.getByRole('navigation', { name: /case/ })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(cases);
});

describe('unknown passport case', () => {
  it('is the 404 page with links to all cases', async () => {
    await renderApp('/consular/passports/stolen');
    expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(hrefs()).toEqual(expect.arrayContaining([PASSPORTS, ...cases]));
  });
});
