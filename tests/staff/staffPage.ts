import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import { signedIn } from '../support/auth/staff';
import {
  type alertRow,
  categoryRow,
  newsRow,
  noticeRow,
  session,
} from '../support/screens/builders';
import {
  answer,
  interceptNetwork,
  type RecordedRequest,
  row,
  rows,
  table,
} from '../support/screens/msw';
import { loadStaffPages, renderApp } from '../support/screens/render';

export const EMAIL = 'admin@embassy.example';
export const OWN_ID = '00000000-0000-4000-8000-0000000000aa';
export const categories = [
  categoryRow({ name: 'Culture', slug: 'culture' }),
  categoryRow({ name: 'Trade', slug: 'trade' }),
];

/** Stubs what the staff area requests in each test: an admin's profile, lists of one item each. */
export function interceptStaffArea(): void {
  interceptNetwork();
  // Transforming the modules of a page for the first time can take longer than a test may.
  beforeAll(loadStaffPages);
  beforeEach(() => {
    table('get', 'profiles', rows([{ role: 'admin' }]));
    table('get', 'news', rows([newsRow()], 1));
    table('get', 'notices', rows([noticeRow()], 1));
    for (const name of ['history', 'bin'] as const) table('get', name, rows([]));
    table('get', 'news_categories', rows(categories));
    table('get', 'facts', rows([]));
    answer('post', '/auth/v1/logout', () => new Response(null, { status: 204 }));
  });
}

/** Stores a session and the local flag, as after an earlier sign-in; returns the session. */
export function restoreSession() {
  const stored = signedIn({ id: OWN_ID, email: EMAIL });
  writeItem('isLoggedIn', 'true');
  return stored;
}

/** Opens a staff page with a session. Other responses must be stubbed before. */
export async function open(path: string) {
  restoreSession();
  return renderApp(path);
}

/** Opens the form of a stored item, which a save returns again; `seen` are the requests to save. */
export async function openStored(
  kind: 'news' | 'notices' | 'alerts',
  item: ReturnType<typeof newsRow> | ReturnType<typeof noticeRow> | ReturnType<typeof alertRow>,
) {
  table('get', kind, rows([item]));
  const seen = table('patch', kind, rows([item]));
  const view = await open(`/admin/${kind}/edit/${item.id}`);
  await screen.findByDisplayValue('title' in item ? item.title : item.text_en);
  return { ...view, seen };
}

/** Stubs a successful sign-in at GoTrue and returns the requests it receives. */
export const acceptsSignIn = (): RecordedRequest[] =>
  answer('post', '/auth/v1/token', () => row(session({ email: EMAIL })));

export type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens the menu of the person in the bar, which also has the language and “Sign out”. */
export const openPersonMenu = async (user: User) =>
  user.click(await screen.findByRole('button', { name: /^(?:Your account|Ваша учётная запись)/ }));

/** Pastes a text at the end of a field in one event. `user.type` is for what depends on keys. */
export async function enter(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/**
 * Fills in and submits a sign-in form.
 * @param identifier null where the form knows the account
 */
export async function signInWith(
  user: User,
  identifier: string | null,
  password: string,
  button: string,
) {
  const field = await screen.findByLabelText('Password');
  if (identifier) await enter(user, screen.getByLabelText('E-mail or phone'), identifier);
  await enter(user, field, password);
  await user.click(screen.getByRole('button', { name: button }));
}

/** Fills in the required fields of an article. */
export async function writeArticle(user: User, title = 'Tea tasting', content = 'Come and taste.') {
  await enter(user, screen.getByLabelText('Title in English'), title);
  await writeText(user, content);
}

/** Replaces the text of an article; waits for the rich-text editor, which is loaded lazily. */
export async function writeText(user: User, content: string, label = 'Text in English') {
  const editor = await screen.findByLabelText(
    label,
    { selector: '[contenteditable]' },
    { timeout: 20_000 },
  );
  await user.click(editor);
  if (editor.textContent) await user.keyboard('{Control>}a{/Control}{Backspace}');
  if (content) await user.paste(content);
}

/** Returns the value of a field, or the visible text of the rich-text editor. */
export const valueIn = (label: string | RegExp): string => {
  const selector = ':not(label, [role="toolbar"])';
  const control = screen.getByLabelText<HTMLInputElement>(label, { selector });
  return control.value ?? control.textContent;
};

/** Ends the session as a sign-out in another tab does: auth-js emits the same event. */
export async function signOutElsewhere(): Promise<void> {
  const { getSupabase } = await import('../../src/lib/http/supabase');
  await act(async () => {
    await getSupabase().auth.signOut({ scope: 'local' });
  });
}

const ALERTS = '[role="alert"], [role="group"][tabindex="-1"]';

/** Returns the summary of errors and the alerts with a text, because others announce nothing. */
export const alerts = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ALERTS)].filter(({ textContent }) => textContent);

/** Waits for exactly one alert and returns it. */
export async function findAlert(): Promise<HTMLElement> {
  return waitFor(() => {
    const [first, ...more] = alerts();
    if (!first || more.length > 0) throw new Error(`${more.length + Number(!!first)} alerts`);
    return first;
  });
}

/** The bars above a form about drafts. */
export const copyBar = () => within(screen.getByRole('region', { name: 'Your working copy' }));

/**
 * Waits for the first button with a text, hidden text included. By text, because a query by role
 * takes seconds on a page with the texts of a page.
 */
export async function findButton(name: RegExp): Promise<HTMLElement> {
  const hasName = (_: string, element: Element | null) => name.test(element?.textContent ?? '');
  const found = await screen.findAllByText(hasName, { selector: 'button' }, { timeout: 20_000 });
  return found[0] as HTMLElement;
}

/** Waits for the form of a fact. */
export async function findFactForm(): Promise<HTMLElement> {
  const form = (await findButton(/^Publish$/)).closest('form');
  if (!form) throw new Error('The button is in no form');
  return form;
}

/** Returns a row of the facts. */
export const storedFact = (key: string, value: object) => ({
  key,
  value,
  updated_at: '2026-11-21T10:00:00+00:00',
  revision: 1,
});

/** Responds to saves of facts. Returns the rows with their base revisions, each in a list. */
export function factSaves(respond = (body: object) => rows([body])): Record<string, unknown>[][] {
  const saved: Record<string, unknown>[][] = [];
  const save = ({ body, url }: RecordedRequest) => {
    const [key, base] = ['key', 'revision'].map((name) => url.searchParams.get(name)?.slice(3));
    saved.push([{ ...(key && { key }), ...Object(body), base: base ? Number(base) : null }]);
    return respond(Object(body));
  };
  table('post', 'facts', save);
  table('patch', 'facts', save);
  return saved;
}
