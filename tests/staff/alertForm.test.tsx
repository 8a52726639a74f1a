import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toMoscowInput } from '../../src/lib/dates/moscowTime';
import { rememberLanguage } from '../../src/lib/i18n/languages';
import { alertRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { findAlert, interceptStaffArea, open, openStored, type User, valueIn } from './staffPage';

interceptStaffArea();

const HOUR = 3_600_000;
const inHours = (count: number) => toMoscowInput(new Date(Date.now() + count * HOUR));
const ENGLISH = 'The consular section is closed today.';
const RUSSIAN = 'Консульский отдел сегодня закрыт.';

const LABELS = {
  textEn: 'Text in English',
  textRu: 'Text in Russian',
  link: /^Link to details/,
  startsAt: /^From, Moscow time/,
  endsAt: 'Until, Moscow time',
};

/** Fills in a valid alert, with other values for some fields. */
function fill(values: Partial<Record<keyof typeof LABELS, string>> = {}): void {
  const valid = { textEn: ENGLISH, textRu: RUSSIAN, endsAt: inHours(2), ...values };
  for (const [field, value] of Object.entries(valid)) {
    const control = screen.getByLabelText(LABELS[field as keyof typeof LABELS]);
    fireEvent.change(control, { target: { value } });
  }
}

const check = (user: User) => user.click(screen.getByRole('button', { name: 'Check and publish' }));

/** Publishes in the dialog. */
async function confirm(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Publish this alert?' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish alert' }));
}

describe('form of a new alert', () => {
  it('publishes both texts after they were shown as visitors see them, and confirms it', async () => {
    const seen = table('post', 'alerts', rows([alertRow({ text_en: ENGLISH })]));
    const { user } = await open('/admin/alerts/new');
    fill({ link: ' https://mfa.go.ke/closed ' });
    await user.selectOptions(screen.getByLabelText('Level'), 'emergency');
    await check(user);
    await confirm(user);
    expect(await screen.findByText(/is published until/)).toBeVisible();
    expect(seen[0]?.body).toEqual({
      id: expect.any(String),
      level: 'emergency',
      text_en: ENGLISH,
      text_ru: RUSSIAN,
      link: 'https://mfa.go.ke/closed',
      starts_at: 'now',
      ends_at: expect.stringMatching(/Z$/),
    });
  });

  it('asks for the language of the staff area first', async () => {
    rememberLanguage('ru');
    await open('/admin/alerts/new');
    const [russian] = screen.getAllByRole('textbox');
    expect(russian).toHaveAccessibleName(/русском/);
  });

  it('publishes nothing after the dialog was cancelled', async () => {
    const seen = table('post', 'alerts', rows([alertRow()]));
    const { user } = await open('/admin/alerts/new');
    fill();
    await check(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueIn('Text in English')).toBe(ENGLISH);
    expect(seen).toHaveLength(0);
  });

  it('asks nothing about an alert with an error', async () => {
    const { user } = await open('/admin/alerts/new');
    fill({ endsAt: inHours(-1) });
    await check(user);
    expect(await findAlert()).toHaveTextContent('This end has already passed.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('form of a stored alert', () => {
  it('saves over the opened revision and keeps a period that has not been changed', async () => {
    const alert = alertRow();
    const { user, seen } = await openStored('alerts', alert);
    fireEvent.change(screen.getByLabelText('Text in English'), { target: { value: 'Open.' } });
    await check(user);
    await confirm(user);
    await screen.findByText(/is published until/);
    expect(seen[0]?.body).toMatchObject({
      text_en: 'Open.',
      starts_at: alert.starts_at,
      ends_at: alert.ends_at,
    });
    expect(seen[0]?.url.searchParams.get('revision')).toBe('eq.1');
  });

  it('requires a new period for an alert that has ended', async () => {
    const alert = alertRow({ starts_at: '2026-01-01T09:00:00Z', ends_at: '2026-01-02T09:00:00Z' });
    const { user } = await openStored('alerts', alert);
    await check(user);
    expect(await findAlert()).toHaveTextContent('Enter when the alert ends');
  });
});
