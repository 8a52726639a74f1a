import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails, phones, place } from '../../src/content/facts';
import { people } from '../../src/content/people';
import english from '../../src/locales/en/embassy.json';
import russian from '../../src/locales/ru/embassy.json';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

/** The digits of a phone number, without its grouping. */
const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '');

describe('contacts on the Embassy page', () => {
  const definitionOf = (label: string) => {
    const terms = screen.getAllByText(label, { selector: 'dt' });
    return terms[0]?.nextElementSibling ?? document.body;
  };

  it('have postal address, telephones, fax, e-mail and working hours', async () => {
    await renderApp('/embassy');
    expect(definitionOf('Address')).toHaveTextContent(
      `5 Lopukhinsky Pereulok, building 1, Moscow ${place.postcode}`,
    );
    const telephones = [...definitionOf('Telephone').querySelectorAll('a')].map(({ href }) => href);
    expect(telephones).toEqual([phones.main, phones.second, phones.third].map((n) => `tel:${n}`));
    expect(digits(definitionOf('Fax').textContent)).toBe(digits(phones.fax));
    expect(definitionOf('E-mail')).toHaveTextContent(emails.embassy);
    expect(definitionOf('Working hours')).toHaveTextContent('Monday to Friday, 9:00–17:00');
  });

  it('ask visitors to call before sending a fax, because the number is unconfirmed', async () => {
    await renderApp('/embassy');
    expect(definitionOf('Fax')).toHaveTextContent('call before you send a fax');
  });
});

describe('leadership on the Embassy page', () => {
  it.each([
    ['/embassy', 'en', english],
    ['/ru/embassy', 'ru', russian],
  ] as const)(
    'is introduced at %s, by name where the name is confirmed',
    async (path, language, text) => {
      await renderApp(path);
      const section = within(screen.getByRole('region', { name: text.leadership.title }));
      const headings = section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
      expect(headings).toEqual(
        people.map(({ key, name }) => name?.[language] ?? text.leadership[key].role),
      );
      for (const { key } of people) {
        expect(section.getByText(text.leadership[key].text)).toBeVisible();
      }
    },
  );

  it('shows the office without a name while its holder is unconfirmed', async () => {
    await renderApp('/embassy');
    const office = english.leadership.deputy.role;
    const unconfirmed = people.filter(({ name }) => name === null).map(({ key }) => key);
    expect(unconfirmed).toEqual(['deputy']);
    expect(screen.getByRole('heading', { level: 3, name: office })).toBeVisible();
  });
});
