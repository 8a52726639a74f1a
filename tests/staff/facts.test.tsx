import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { leadership } from '../../src/content/leadership';
import { factForm } from '../../src/staff/facts/factForms';
import { historyRow, uuid } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { databaseError, rows, table } from '../support/screens/msw';
import { fileServer, storedUrl } from '../support/store/fileServer';
import {
  enter,
  factSaves,
  findButton,
  findFactForm,
  interceptStaffArea,
  open,
  storedFact,
} from './staffPage';

interceptStaffArea();

const stored = (key: string, is: unknown) => storedFact(key, { is });

const { drafts } = draftServer;

const WAIT = { timeout: 10_000 };

/** Opens a page and presses its first button of a name. */
async function press(path: string, name: RegExp) {
  const view = await open(path);
  await view.user.click(await findButton(name));
  return view;
}

const openFact = async (search: string, button: RegExp) =>
  (await press(`/admin/facts?q=${search}`, button)).user;

/** Chooses a file for the PDF in English, the first one of a form. */
async function choosePdf(user: UserEvent, form: HTMLElement, content: string) {
  const [english] = await within(form).findAllByLabelText(/Choose a document|Replace/);
  if (english) await user.upload(english, new File([content], 'form8.pdf'));
}

const publish = () => screen.getByRole('button', { name: /^Publish$/ });

describe('the page “Fees, phones, answers”', () => {
  it('saves a fee, and undoes it', async () => {
    const saved = factSaves();
    const user = await openFact('pet+permit', /^Change.*cat or dog/);
    const amount = screen.getByLabelText('Amount, USD');
    await user.clear(amount);
    await enter(user, amount, '5');
    await user.click(publish());
    await screen.findByText(/^Published: Import permit/);
    expect(saved[0]?.[0]).toMatchObject({
      key: 'fees.petPermit',
      value: { is: { amount: 5, currency: 'USD' } },
    });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText(/is as it was before/)).toBeVisible();
  });

  it('keeps a wrong phone number in its field and says what is wrong, and no longer what was published before', async () => {
    factSaves();
    const user = await openFact('fax', /^Change.*fax/);
    await user.click(publish());
    await screen.findByText(/^Published: /);
    await user.click(screen.getByRole('button', { name: /^Change.*fax/ }));
    const phone = screen.getByLabelText(/^Telephone number/);
    await user.clear(phone);
    await enter(user, phone, '+7 495 12');
    await user.click(publish());
    expect(phone).toHaveAccessibleDescription(/no complete phone number/);
    expect(phone).toHaveValue('+7 495 12');
    expect(screen.queryByText(/^Published: /)).toBeNull();
  });

  it('puts up the PDF of a form with its pages and edition, on the page of its texts, and refuses another file', async () => {
    vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
    fileServer();
    const saved = factSaves();
    const { user } = await press('/admin/words/consular/downloads', /^Put up a file.*Form 8/);
    const form = await findFactForm();
    await choosePdf(user, form, 'text');
    expect(await within(form).findByText(/is not a PDF, DOCX or XLSX/)).toBeVisible();
    await user.click(within(form).getByText('Publish'));
    expect(await within(form).findAllByText(/Choose the file, and wait/)).not.toEqual([]);
    const text = '%PDF-1.4 <</Type /Pages /Count 2>> <</Type /Page>> <</Type /Page>>';
    await choosePdf(user, form, text);
    await within(form).findByText('form8.pdf');
    await enter(user, within(form).getByLabelText(/^Edition of the English/), '2019');
    await user.click(within(form).getByText('Publish'));
    await screen.findByText(/^Published: Form 8/);
    const file = { url: storedUrl('notices/form8.pdf'), bytes: text.length, pages: 2 };
    const value = { is: { en: { file, edition: '2019' } } };
    expect(saved[0]?.[0]).toMatchObject({ key: 'forms.form8', value });
  });

  it('keeps what is typed when the page is left, leads back to it, and forgets it when the form is cancelled', async () => {
    table('get', 'facts', rows([stored('fees.petPermit', { amount: 50, currency: 'USD' })]));
    const { user, router } = await press('/admin/facts?q=pet+permit', /^Change.*cat or dog/);
    await user.clear(screen.getByLabelText('Amount, USD'));
    await enter(user, screen.getByLabelText('Amount, USD'), '55');
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    await waitFor(() => expect(drafts).toMatchObject([{ kind: 'facts', base_revision: 1 }]));
    await act(() => router.navigate('/admin/dashboard'));
    await user.click(await screen.findByRole('link', { name: /Import permit/ }));
    expect(await screen.findByText(/The form has a text of .* not saved yet/)).toBeVisible();
    expect(screen.getByLabelText('Amount, USD')).toHaveValue('55');
    // The save compares the revision that the form has shown, because a colleague may have saved.
    table('get', 'facts', rows([{ ...stored('fees.petPermit', { amount: 60 }), revision: 2 }]));
    const saved = factSaves(() => databaseError(409, '23505', 'facts_key_once'));
    await user.click(publish());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject([{ base: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(drafts).toEqual([]));
    expect(JSON.stringify(window.localStorage)).not.toContain('petPermit');
  });

  it('keeps an answer in its form until it is in both languages, and stores its lines as one', async () => {
    const saved = factSaves();
    const { user } = await press('/admin/facts?show=answers', /^Answer.*At what hours/);
    await enter(user, screen.getByLabelText(/^Answer in English/), 'By card.\nNot in cash.');
    await user.click(publish());
    const russian = screen.getByLabelText(/^Answer in Russian/);
    expect(russian).toHaveAccessibleDescription(/in Russian/);
    await enter(user, russian, 'Картой.');
    await user.click(publish());
    await screen.findByText(/^Published: /);
    expect(saved).toMatchObject([
      [{ value: { is: { en: 'By card. Not in cash.', ru: 'Картой.' } } }],
    ]);
  });

  it('stores the phone of a leader in E.164 form, and none that is incomplete', () => {
    const { schema, values } = factForm('leader', leadership.deputy, 'en');
    const parsed = (phone: string) => schema.safeParse({ is: { ...values.is, phone } });
    expect(parsed('8 (916) 123-45-67').data?.is).toMatchObject({ phone: '+79161234567' });
    expect(parsed('+7 495 12').success).toBe(false);
  });

  it.each(['closedDay', 'leader', 'picture', 'form', 'answer'] as const)(
    'asks for the language of the staff area first: %s',
    (kind) => {
      const order = (language: 'en' | 'ru') =>
        factForm(kind, undefined, language)
          .fields.map(({ name }) => /\b(?:en|ru)\b/.exec(name)?.[0])
          .filter(Boolean);
      expect([order('en')[0], order('ru')[0]]).toEqual(['en', 'ru']);
      expect(order('ru').toReversed()).toEqual(order('en'));
    },
  );

  it('confirms that the Embassy is closed on a public holiday, all day', async () => {
    const saved = factSaves();
    const { user } = await press('/admin/facts?show=days', /^Closed for certain/);
    await user.click(publish());
    await screen.findByText(/^Published: /);
    const { is } = Object(saved[0]?.[0]).value;
    expect(is).toEqual({ from: is.from, to: is.from, reason: is.reason });
  });

  it('is undone from the log', async () => {
    const fee = stored('fees.petPermit', { amount: 60, currency: 'USD' });
    table('get', 'facts', rows([fee]));
    const changes = { value: [null, fee.value] as [unknown, unknown] };
    const entry = historyRow({ kind: 'facts', title: fee.key, item_id: uuid(), changes });
    table('get', 'history', rows([entry]));
    const saved = factSaves();
    const { user } = await open('/admin/log');
    await user.click(await screen.findByRole('button', { name: /^Undo.*cat or dog/ }, WAIT));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject([{ key: fee.key, value: null, base: 1 }]);
  });

  it('shows what a colleague saved in the meantime, and keeps what was typed', async () => {
    const theirs = stored('fees.petPermit', { amount: 55, currency: 'USD' });
    table('get', 'facts', rows([]), rows([{ ...theirs, revision: 2 }]));
    factSaves(() => databaseError(409, '23505', 'facts_key_once'));
    const user = await openFact('pet+permit', /^Change.*cat or dog/);
    const amount = screen.getByLabelText('Amount, USD');
    await user.clear(amount);
    await enter(user, amount, '60');
    await user.click(publish());
    expect(await screen.findByText(/A colleague saved “USD.55”/)).toBeVisible();
    expect(amount).toHaveValue('60');
  });

  it('are found from the fees on', async () => {
    await open('/admin/facts');
    expect(await screen.findByText('Fees of consular services', undefined, WAIT)).toBeVisible();
  });

  it('says that a page ignores a stored value', async () => {
    table('get', 'facts', rows([stored('fees.petPermit', 'fifty')]));
    await open('/admin/facts?q=pet+permit');
    expect(await screen.findByText(/No page shows this.*fifty/, undefined, WAIT)).toBeVisible();
  });
});
