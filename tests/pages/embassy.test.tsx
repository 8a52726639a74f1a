import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails, phones, place } from '../../src/content/facts';
import { people } from '../../src/content/people';
import english from '../../src/locales/en/embassy.json';
import russian from '../../src/locales/ru/embassy.json';
import { renderApp } from '../support/render';

/** A phone number as digits, however it is grouped. */
const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '');

describe('the contacts of the Embassy', () => {
  const entry = (label: string) => {
    const terms = screen.getAllByText(label, { selector: 'dt' });
    return terms[0]?.nextElementSibling ?? document.body;
  };

  it('have the street, telephones and fax, e-mail and hours', async () => {
    await renderApp('/embassy');
    expect(entry('Address')).toHaveTextContent(
      `5 Lopukhinsky Pereulok, building 1, Moscow ${place.postcode}`,
    );
    const telephones = [...entry('Telephone').querySelectorAll('a')].map(({ href }) => href);
    expect(telephones).toEqual([phones.main, phones.second, phones.third].map((n) => `tel:${n}`));
    expect(digits(entry('Fax').textContent)).toBe(digits(phones.fax));
    expect(entry('E-mail')).toHaveTextContent(emails.embassy);
    expect(entry('Working hours')).toHaveTextContent('Monday to Friday, 9:00–17:00');
  });

  it('say that a fax needs a call first, because its number waits for confirmation', async () => {
    await renderApp('/embassy');
    expect(entry('Fax')).toHaveTextContent('call before you send a fax');
  });
});

describe('the leadership of the Embassy', () => {
  it.each([
    ['/embassy', 'en', english],
    ['/ru/embassy', 'ru', russian],
  ] as const)(
    'is introduced at %s, by name where that is confirmed',
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

  it('has no name for an office whose holder is not confirmed', async () => {
    await renderApp('/embassy');
    const office = english.leadership.deputy.role;
    const unconfirmed = people.filter(({ name }) => name === null).map(({ key }) => key);
    expect(unconfirmed).toEqual(['deputy']);
    expect(screen.getByRole('heading', { level: 3, name: office })).toBeVisible();
  });
});
