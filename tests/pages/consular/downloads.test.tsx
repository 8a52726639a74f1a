import { act, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../../src/lib/facts/currentFacts';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp, sectionOf } from '../../support/screens/render';

interceptNetwork();

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('virtual:downloads'));
vi.mock('virtual:downloads', () => ({
  files: [
    { name: 'form5.pdf', kilobytes: 120 },
    { name: 'passport-checklist-en.pdf', kilobytes: 230, pages: 2, day: '2026-11-21' },
    { name: 'passport-checklist-ru.pdf', kilobytes: 280, pages: 2, day: '2026-11-21' },
  ],
}));

const downloadEntry = (name: RegExp) =>
  screen.getByRole('heading', { name }).closest('li') ?? document.body;

describe('forms on the downloads page', () => {
  it('are offered as files when the files exist', async () => {
    await renderApp('/consular/downloads');
    const form = downloadEntry(/Form 5/);
    const link = within(form).getByRole('link', { name: /^Download: Form 5/ });
    expect(link).toHaveAttribute('href', '/downloads/form5.pdf');
    expect(form).toHaveTextContent('PDF, 120 kB');
    expect(within(form).queryByText(/cannot download/)).toBeNull();
  });

  it('are those that staff have put up, which the service worker keeps, until they take them off', async () => {
    await renderApp('/ru/consular/downloads');
    const url = 'https://store.public.blob.vercel-storage.com/notices/form8.pdf';
    const about = { edition: '<b>2019</b>', day: '2019-03-01' };
    const value = { en: { file: { url, bytes: 2048, pages: 3 }, ...about } };
    const at = '2026-12-03T09:00:00Z';
    act(() => setChangedFacts([{ key: 'forms.form8', value, at }]));
    const form = downloadEntry(/Форма 8/);
    const link = within(form).getByRole('link', { name: /^Скачать: Форма 8/ });
    expect(link).toHaveAttribute('href', '/media/notices/form8.pdf');
    expect(link).not.toHaveAttribute('download');
    expect(form).toHaveTextContent(
      'PDF, на английском, 2 КБ, 3 страницы, редакция: <b>2019</b>, от 1 марта 2019 г.',
    );
    act(() => setChangedFacts([{ key: 'forms.form8', value: null, at }]));
    expect(within(form).getByRole('link', { name: /Попросить/ })).toBeVisible();
  });

  it('can be requested by a prepared e-mail when there is no file', async () => {
    await renderApp('/consular/downloads');
    const form = downloadEntry(/Form BDA 1/);
    expect(within(form).queryByRole('link', { name: /Download/ })).toBeNull();
    const letter = within(form).getByRole('link', { name: /Ask for it by email/ });
    const url = new URL(letter.getAttribute('href') ?? '');
    expect(url.protocol).toBe('mailto:');
    expect(url.searchParams.get('subject')).toBe('Request for a form: Form BDA 1: birth abroad');
    expect(url.searchParams.get('body')).toContain('Please send me this form: Form BDA 1');
  });
});

describe('guides on the downloads page', () => {
  it('show language, size, pages and date, the language of the page first', async () => {
    await renderApp('/ru/consular/downloads');
    const files = within(downloadEntry(/Памятка о документах на паспорт/)).getAllByRole('listitem');
    expect(files.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/PDF, на русском, 280\sКБ, 2 страницы, от 21\sноября 2026/),
      expect.stringMatching(/PDF, на английском, 230\sКБ, 2 страницы/),
    ]);
  });

  it('are listed on the page of their service', async () => {
    await renderApp('/consular/passports');
    const forms = sectionOf('Forms and guides');
    const links = within(forms).getAllByRole('link', { name: /Download: Passport/ });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAccessibleName(/in English$/);
    expect(links[1]).toHaveAccessibleName(/in Russian$/);
  });
});
