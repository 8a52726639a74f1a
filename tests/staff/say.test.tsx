import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/lib/i18n/languages';
import { readyTexts } from '../../src/staff/items/readyTexts';
import { alertRow, newsRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { interceptStaffArea, open } from './staffPage';

describe('the texts of an item for elsewhere', () => {
  const url = 'https://embassy.example/news/tea';
  const sentence = 'Bring two photographs and the form, please. ';
  const textsOf = (title: string, text: string, language: Language = 'en') =>
    readyTexts(language, { sender: 'Embassy of Kenya', title, text, url });

  it('have whole sentences and the link in a short message, as many as fit', () => {
    const { short } = textsOf('Passports', sentence.repeat(20));
    expect(short).toMatch(
      /^Passports\. (?:Bring two photographs and the form, please\. ?)+\nhttps:/,
    );
    expect(short.length).toBeLessThanOrEqual(280);
    expect(short.length + sentence.length).toBeGreaterThan(280);
  });

  it('keep a sentence that ends with a number, and the number of a list with what follows', () => {
    const text = `Open until 17:00. Bring\n\n1. ${'Long '.repeat(99)}`;
    const { short } = textsOf('Hours', text);
    expect(short).toBe(`Hours. Open until 17:00. Bring\n${url}`);
  });

  it('are a title with its link where the first sentence is too long for a short message', () => {
    const { short } = textsOf('Open?', 'Long '.repeat(99));
    expect(short).toBe(`Open?\n${url}`);
  });

  it('are cut at 4,000 characters, the link among them', () => {
    const { long } = textsOf('Паспорта', 'Слово '.repeat(900), 'ru');
    expect(long.length).toBeLessThanOrEqual(4000);
    expect(long).toMatch(/Слово…\n\nhttps:\S+$/);
  });

  it('are read aloud without addresses, in at most 65 words', () => {
    const text = `See the page (https://example.org/a). ${sentence.repeat(20)}`;
    const { spoken } = textsOf('Passports', text);
    expect(spoken).toMatch(/^Embassy of Kenya\. Passports\. /);
    expect(spoken).not.toContain('http');
    expect(spoken.split(/\s+/).length).toBeLessThanOrEqual(65);
  });
});

describe('their page', () => {
  interceptStaffArea();

  it('has those of each language, without the signs of the text, and says which is missing', async () => {
    const item = newsRow({ title: 'Tea', content: 'Come **early**.', slug: 'tea' });
    table('get', 'news', rows([item]));
    await open(`/admin/news/say/${item.id}`);
    const english = within(await screen.findByRole('region', { name: 'English' }));
    expect(english.getAllByText(/Come early\./)).toHaveLength(3);
    expect(english.getAllByText(/\/news\/tea$/)).toHaveLength(2);
    expect(screen.getByText('There is no Russian text.')).toBeVisible();
  });

  it('has those of an alert, which is one sentence in each language', async () => {
    const alert = alertRow({ text_ru: 'Сегодня закрыто.' });
    table('get', 'alerts', rows([alert]));
    await open(`/admin/alerts/say/${alert.id}`);
    const russian = within(await screen.findByRole('region', { name: 'Русский' }));
    expect(russian.getAllByText(/Сегодня закрыто\./)).toHaveLength(3);
  });
});
