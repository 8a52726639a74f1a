import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emails, phones, place } from '../../src/content/facts';
import { leadership } from '../../src/content/leadership';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import english from '../../src/locales/en/embassy.json';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp, sectionOf } from '../support/screens/render';

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
    // The number is unconfirmed.
    expect(definitionOf('Fax')).toHaveTextContent('call before you send a fax');
    expect(definitionOf('Email')).toHaveTextContent(emails.embassy);
    expect(definitionOf('Working hours')).toHaveTextContent('Monday to Friday, 9:00–17:00');
  });
});

describe('opening status on the Embassy page', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['2026-12-25', 'Today is Christmas Day, a public holiday in Kenya. Call before you come.'],
    ['2027-01-05', 'Today we may be closed because of the holidays in Russia. Call first.'],
  ])('advises a call on %s', async (day, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+03:00`) });
    await renderApp('/embassy');
    expect(await screen.findByText(/Today in Moscow/)).toHaveTextContent(text);
  });
});

describe('a day on which staff have closed the Embassy', () => {
  afterEach(() => {
    vi.useRealTimers();
    setChangedFacts([]);
  });

  it('is listed as closed, also in place of a public holiday, and not among those on which it may be', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00+03:00') });
    const value = {
      from: '2026-12-25',
      to: '2026-12-26',
      reason: { en: 'Christmas break', ru: 'Рождество' },
    };
    await renderApp('/embassy');
    act(() => setChangedFacts([{ key: 'closedDays.a', value, at: '2026-11-20T10:00:00Z' }]));
    const section = within(sectionOf(english.holidays.title));
    const closed = section.getByRole('heading', { name: /^The Embassy is closed/ });
    expect(closed.nextElementSibling).toHaveTextContent(
      /^202625–\u206026 December ?Christmas break$/,
    );
    const [, mayBe] = (sectionOf(english.holidays.title).textContent ?? '').split('may be closed');
    expect(mayBe?.replace(/\u00a0/g, ' ')).toMatch(/2027\s*1 January.* Russia: 31 December, 4/);
    const saturdays = screen.getByText(new RegExp(`^${english.holidays.saturday}`));
    expect(saturdays).toHaveTextContent('12 December 2026');
    // A Saturday, on which it is closed as on each.
    expect(mayBe).not.toMatch(/\b12 December(?!\s*20)/);
    expect(mayBe).not.toContain('Christmas break');
  });
});

it('a page that cannot show a changed fact shows what was built in, and a later change', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => setChangedFacts([]));
  await renderApp('/embassy');
  const leader = (title: object) => {
    const value = { name: null, title, photo: null };
    act(() => setChangedFacts([{ key: 'leadership.deputy', value, at: '2026-11-26T10:00:00Z' }]));
    const section = within(sectionOf(english.leadership.title));
    return section.getAllByRole('heading', { level: 3 })[1]?.textContent;
  };
  expect(leader({ en: {}, ru: {} })).toBe((leadership.deputy.name ?? leadership.deputy.title).en);
  expect(leader({ en: 'Minister Counsellor', ru: 'Министр-советник' })).toBe('Minister Counsellor');
});

it('a telephone number, an introduction and the photograph that staff have put up are on the page, described and credited', async () => {
  const url = 'https://store.public.blob.vercel-storage.com/news/garden.jpg';
  const about = { en: 'Speaks Swahili.', ru: 'Говорит на суахили.' };
  const deputy = { ...leadership.deputy, about, phone: '+74951112233' };
  const picture = { url, alt: { en: 'Garden', ru: 'Сад' }, credit: '<b>Otieno</b>' };
  await renderApp('/ru/embassy');
  const values = Object.entries({ 'leadership.deputy': deputy, 'pictures.embassy': picture });
  act(() => setChangedFacts(values.map(([key, value]) => ({ key, value, at: '' }))));
  expect(screen.getByText(about.ru)).toBeVisible();
  expect(screen.getByRole('link', { name: /111.22.33/ })).toHaveAttribute(
    'href',
    'tel:+74951112233',
  );
  const image = screen.getByRole('img', { name: 'Сад' });
  expect(image).toHaveAttribute('src', '/media/news/garden.jpg');
  expect(image.closest('figure')).toHaveTextContent('<b>Otieno</b>');
  act(() => setChangedFacts([]));
  expect(screen.queryByRole('img', { name: 'Сад' })).toBeNull();
});
