import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails, phones, urls } from '../../../src/content/facts';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

interceptNetwork();

describe('consular fees page', () => {
  it('has one table with amounts, currencies and exemptions', async () => {
    await renderApp('/consular/fees');
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/police clearance/i)).toHaveTextContent(/USD.20/);
    expect(row(/original degree/i)).toHaveTextContent(/350.roubles.*5.working days.*roubles/);
    expect(row(/embassy stamp/i)).toHaveTextContent(/USD.20.*Citizens of Kenya.*1.day/);
    expect(row(/authentication/i)).toHaveTextContent(/academic certificates/);
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });

  it('spells out roubles and US dollars in Russian', async () => {
    await renderApp('/ru/consular/fees');
    expect(screen.getByRole('row', { name: /оригинал диплома/ })).toHaveTextContent(/350.рублей/);
    expect(screen.getByRole('row', { name: /Апостиль/ })).toHaveTextContent(
      /20.долларов США.*5–7.рабочих дней/,
    );
  });

  it('is linked from /consular', async () => {
    const { user } = await renderApp('/consular');
    const main = screen.getByRole('main');
    await user.click(within(main).getByRole('link', { name: 'Fees and times' }));
    await screen.findByRole('heading', { level: 1, name: 'Consular fees and times' });
  });
});

describe('list of consular services', () => {
  it('shows fee and time on each card', async () => {
    await renderApp('/consular');
    const card = screen.getByRole('heading', { name: 'Cats and dogs' }).closest('li');
    expect(card).toHaveTextContent(/USD.50 for each animal/);
    expect(card).toHaveTextContent(/30.days/);
  });
});

describe('page of a consular service', () => {
  it('links to the portal where the application is made', async () => {
    await renderApp('/consular/visa');
    const keyFacts = screen.getByRole('region', { name: 'In short' });
    const apply = within(keyFacts).getByRole('link', { name: /Apply online/ });
    expect(apply).toHaveAttribute('href', urls.eta);
    expect(apply).toHaveAttribute('target', '_blank');
  });

  it('names the official sites that its links lead to', async () => {
    await renderApp('/consular/visa');
    const notice = screen.getByRole('region', { name: 'Official sites only' });
    expect(within(notice).getByText('etakenya.go.ke')).toBeVisible();
    expect(within(notice).getByText('evisa.go.ke')).toBeVisible();
  });

  it('a service page shows the date of its last check and links to an e-mail that reports an error', async () => {
    await renderApp('/consular/doc-leg');
    expect(screen.getByText(/Facts last checked on \d+ \w+ \d{4}/)).toBeVisible();
    const report = screen.getByRole('link', { name: 'Report an error on this page' });
    const url = new URL(report.getAttribute('href') ?? '');
    expect(url.searchParams.get('body')).toContain('/consular/doc-leg');
  });

  it('links to the emergency travel document among its key facts', async () => {
    await renderApp('/ru/consular/passports');
    const keyFacts = screen.getByRole('region', { name: 'Коротко' });
    expect(within(keyFacts).getByRole('link', { name: /вылет скоро/ })).toHaveAttribute(
      'href',
      '/ru/consular/passports/emergency',
    );
  });
});

describe('sections of a service page', () => {
  it('have shared headings, with the cases one level lower', async () => {
    await renderApp('/ru/consular/good-conduct');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Кому это нужно', 'Что принести', 'Что делать', 'Что делать дальше']),
    );
    const bring = screen.getByRole('region', { name: 'Что принести' });
    expect(within(bring).getByRole('heading', { level: 3, name: 'Граждане Кении' })).toBeVisible();
  });

  it('list the open questions with telephone and e-mail of the Embassy', async () => {
    await renderApp('/consular/good-conduct');
    const where = screen.getByRole('region', { name: 'Where, when and by whom' });
    expect(within(where).getByText('Ask before you come')).toBeVisible();
    expect(within(where).getByText('Do I need an appointment?')).toBeVisible();
    const links = within(where)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([`tel:${phones.main}`, `mailto:${emails.embassy}`]),
    );
  });
});
