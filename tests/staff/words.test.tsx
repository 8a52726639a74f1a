import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import pets from '../../src/locales/en/consular/pets.json';
import { serveArticle } from '../support/screens/article';
import { historyRow, newsRow, uuid } from '../support/screens/builders';
import { databaseError, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import {
  enter,
  factSaves,
  findButton,
  findFactForm,
  interceptStaffArea,
  open,
  restoreSession,
  storedFact,
} from './staffPage';

interceptStaffArea();

const PETS = '/admin/words/consular/pets';
const LEAD = 'words:consular/pets:lead';
const built = pets.lead;

const stored = (key: string, is: object) => storedFact(key, { is });

const WAIT = { timeout: 20_000 };
const ENGLISH = 'Text in English';
const RUSSIAN = 'Text in Russian';
const field = async (name: string) =>
  within(await findFactForm()).getByRole<HTMLTextAreaElement>('textbox', { name });

async function openText(label: RegExp) {
  const { user, ...view } = await open(PETS);
  await user.click(await findButton(label));
  return { user, ...view };
}

/** Replaces what a field has, as if from the clipboard. */
async function retype(user: UserEvent, name: string, text = '') {
  await user.click(await field(name));
  await user.keyboard('{Control>}a{/Control}{Backspace}');
  if (text) await user.paste(text);
}

const publish = () => screen.getByText('Publish', { selector: 'button' });

describe('the page with the texts of a page', () => {
  it('corrects a sentence in one language, keeps the built-in text beside it, and undoes it', async () => {
    const saved = factSaves();
    const { user } = await openText(/^Change: .*Introduction/);
    expect(screen.queryByText(/What to know before you come/)).toBeNull();
    await retype(user, ENGLISH, 'Check every deadline.');
    await user.click(publish());
    await screen.findByText(/^Published: Taking a cat or dog to Kenya · Introduction/);
    const value = { is: { en: 'Check every deadline.' } };
    expect(saved[0]).toEqual([{ key: LEAD, value, base: null }]);
    await user.click(await findButton(/^Undo/));
    expect(await screen.findByText(/is as it was before/)).toBeVisible();
  });

  it('adds a line to a list once it is in both languages', async () => {
    const saved = factSaves();
    const { user } = await openText(/^Change: .*What to bring · List to tick/);
    await enter(user, await field(ENGLISH), '\nA lead');
    await user.click(publish());
    expect(await field(RUSSIAN)).toHaveAccessibleDescription(/fewer lines here/);
    await enter(user, await field(RUSSIAN), '\nПоводок');
    await user.click(publish());
    await screen.findByText(/^Published: /);
    const { is } = Object(saved[0]?.[0]).value;
    expect(is.en).toEqual([...pets.sections.bring.checklist, 'A lead']);
    expect(is.ru.at(-1)).toBe('Поводок');
  });

  it('shows figures in brackets that can be taken out and put in, but not typed', async () => {
    const saved = factSaves();
    const { user } = await openText(/^Change: .*In short · What it costs/);
    expect((await field(ENGLISH)).value).toMatch(/^\[USD.50\] for each animal/);
    for (const typed of ['Pay {{fees.visa}} ', 'Pay [USD 5']) {
      await retype(user, ENGLISH, typed);
      await user.click(publish());
      expect(await screen.findAllByText(/Other brackets cannot be shown/)).toHaveLength(2);
    }
    await retype(user, ENGLISH, 'Pay ');
    await user.click(await findButton(/^USD.50$/));
    await user.click(publish());
    await screen.findByText(/^Published: /);
    expect(saved[0]?.[0]).toMatchObject({
      value: { is: { en: 'Pay {{fees.petPermit, money}}' } },
    });
  });

  it('returns to the built-in text by one press', async () => {
    table('get', 'facts', rows([stored(LEAD, { en: 'Our text.' })]));
    const saved = factSaves();
    const { user } = await open(PETS);
    const row = (await screen.findByText('Our text.', undefined, WAIT)).closest('li');
    expect(row).toHaveTextContent(`Built in: ${built}`);
    await user.click(await findButton(/^As built: .*Introduction/));
    await screen.findByText(/is as it was before/);
    await user.click(await findButton(/^Undo/));
    await waitFor(() => expect(saved).toHaveLength(2));
    const value = { is: { en: 'Our text.' } };
    expect(saved.flat()).toMatchObject([{ value: null }, { value }]);
  });

  it('takes a remark out of the page', async () => {
    const saved = factSaves();
    const { user } = await openText(/^Change: .*What to bring · Warning/);
    for (const name of [ENGLISH, RUSSIAN]) await retype(user, name);
    await user.click(publish());
    await screen.findByText(/^Published: /);
    expect(saved[0]?.[0]).toMatchObject({ value: { is: { en: '', ru: '' } } });
  });
});

describe('a changed text', () => {
  it('is shown to a colleague who changes it in the other language', async () => {
    const theirs = { ...stored(LEAD, { ru: 'Сроки у всех разные.' }), revision: 2 };
    table('get', 'facts', rows([]), rows([theirs]));
    factSaves(() => databaseError(409, '23505', 'facts_key_once'));
    const { user } = await openText(/^Change: .*Introduction/);
    await retype(user, ENGLISH, 'Check every deadline.');
    await user.click(publish());
    expect(await screen.findByText(/^A colleague saved “Сроки у всех разные/)).toBeVisible();
    expect(await field(ENGLISH)).toHaveValue('Check every deadline.');
  });

  it('of another shape than the text is shown as it is stored in the log', async () => {
    const value = { en: { a: {} } };
    const entry = historyRow({ kind: 'facts', title: LEAD, item_id: uuid() });
    table('get', 'history', rows([{ ...entry, changes: { value: [null, { is: value }] } }]));
    const json = JSON.stringify(value);
    await open('/admin/log');
    expect(await screen.findByText(new RegExp(`→ ${json}`), {}, WAIT)).toBeVisible();
  });

  it('is changed where all changed texts are listed, also one that its page no longer has', async () => {
    const gone = stored('words:consular/pets:sections.gone.note', { en: 'Lost words.' });
    table('get', 'facts', rows([stored(LEAD, { en: 'Our text.' }), gone]));
    await open('/admin/facts?show=words');
    const heading = await screen.findByRole('heading', { name: 'Changed texts' }, WAIT);
    const list = within(heading.closest('details') ?? heading);
    expect(list.getByRole('button', { name: /^Change: Taking a cat.*Introduction/ })).toBeVisible();
    expect(list.getByText('No page shows this change any more: Lost words.')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^Change: / })).toHaveLength(1);
  });
});

it('leads back to the page in the language of the person', async () => {
  window.localStorage.setItem('language', 'ru');
  await open(PETS);
  expect(await screen.findByRole('link', { name: 'Вернуться на страницу' }, WAIT)).toHaveAttribute(
    'href',
    '/ru/consular/pets',
  );
});

describe('“Edit this page”', () => {
  it('leads signed-in staff from a public page to its texts, and nobody else', async () => {
    restoreSession();
    const { unmount } = await renderApp('/consular/pets');
    expect(await screen.findByRole('link', { name: 'Edit this page' }, WAIT)).toHaveAttribute(
      'href',
      PETS,
    );
    unmount();
    window.localStorage.clear();
    await renderApp('/consular/pets');
    expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
  });

  it('leads from an article to its form', async () => {
    const article = newsRow({ slug: 'tea-tasting' });
    serveArticle(article);
    restoreSession();
    await renderApp('/news/tea-tasting');
    expect(await screen.findByRole('link', { name: 'Edit this page' }, WAIT)).toHaveAttribute(
      'href',
      `/admin/news/edit/${article.id}`,
    );
  });

  it('has a button for admins that stores today as the day of the page’s check', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00+03:00') });
    onTestFinished(() => void vi.useRealTimers());
    table('get', 'facts', rows([storedFact('reviewed.consular.pets', { is: '2026-12-01' })]));
    const saved = factSaves();
    restoreSession();
    const { user } = await renderApp('/consular/pets');
    await user.click(await screen.findByRole('button', { name: 'Checked today' }, WAIT));
    expect(await screen.findByText(/^Facts last checked on 1\sMarch 2027/)).toBeVisible();
    expect(screen.getByText('Visitors now see that this page was checked today.')).toBeVisible();
    expect(saved).toEqual([
      [
        {
          key: 'reviewed.consular.pets',
          value: { is: '2027-03-01' },
          base: 1,
        },
      ],
    ]);
  });

  it('is not there for a writer', async () => {
    window.localStorage.setItem('embassy-staff-role', 'writer');
    restoreSession();
    await renderApp('/consular/pets');
    expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull();
  });
});
