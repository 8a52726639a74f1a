import { act, screen, waitFor } from '@testing-library/react';
import { writeItem } from '../../../src/lib/browser/storage';
import { categoryRow, newsRow, noticeRow, session } from '../../support/builders';
import { answer, countResponse, type RecordedRequest, row, rows, table } from '../../support/msw';
import { renderApp } from '../../support/render';
import { signedIn } from '../../support/staff';

export const EMAIL = 'admin@embassy.example';
export const categories = [
  categoryRow({ name: 'Culture', slug: 'culture' }),
  categoryRow({ name: 'Trade', slug: 'trade' }),
];

/** The server as staff find it: who they are, and lists of one item each. */
export function server(): void {
  table('get', 'profiles', rows([{ role: 'admin' }]));
  table('get', 'news', rows([newsRow()], 1));
  table('get', 'notices', rows([noticeRow()], 1));
  table('head', 'news', countResponse(1));
  table('head', 'notices', countResponse(1));
  for (const name of ['audit', 'bin', 'versions'] as const) table('get', name, rows([]));
  table('get', 'news_categories', rows(categories));
  answer('post', '/auth/v1/logout', () => new Response(null, { status: 204 }));
}

/** A session and the flag of an earlier sign-in. */
export function remembered(): void {
  signedIn({ email: EMAIL });
  writeItem('isLoggedIn', 'true');
}

/** Opens a staff page as somebody who is signed in. Say what else the server answers beforehand. */
export async function open(path: string) {
  remembered();
  return renderApp(path);
}

/** The Auth service lets the next sign-in through. */
export const acceptsSignIn = (): RecordedRequest[] =>
  answer('post', '/auth/v1/token', () => row(session({ email: EMAIL })));

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Fills in and sends the sign-in form that is on the page. */
export async function signInWith(user: User, identifier: string, password: string, button: string) {
  await user.type(await screen.findByLabelText('E-mail or phone'), identifier);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: button }));
}

/** Fills in what an article cannot do without. */
export async function writeArticle(user: User, title = 'Tea tasting', content = 'Come and taste.') {
  await user.type(screen.getByLabelText('Title'), title);
  await writeText(user, content);
}

/** Puts words into the text of an article in place of what is there; the editor comes by itself. */
export async function writeText(user: User, content: string) {
  const box = await screen.findByLabelText(
    'Text',
    { selector: '[contenteditable]' },
    { timeout: 20_000 },
  );
  await user.click(box);
  if (box.textContent) await user.keyboard('{Control>}a{/Control}{Backspace}');
  if (content) await user.paste(content);
}

/** The value of a field; of the article's text, what is seen. */
export const valueIn = (label: string | RegExp): string => {
  const control = screen.getByLabelText<HTMLInputElement>(label, { selector: ':not(label)' });
  return control.value ?? control.textContent;
};

/** Signs out as another tab would: the client of this tab learns of it by its own event. */
export async function signOutElsewhere(): Promise<void> {
  const { getSupabase } = await import('../../../src/lib/http/supabase');
  await act(async () => {
    await getSupabase().auth.signOut({ scope: 'local' });
  });
}

/** What the page says aloud now; a live region that waits for words says nothing. */
export const alerts = (): HTMLElement[] =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent);

/** The one thing that the page says aloud, once it does. */
export async function alerted(): Promise<HTMLElement> {
  return waitFor(() => {
    const [first, ...more] = alerts();
    if (!first || more.length > 0) throw new Error(`${more.length + Number(!!first)} alerts`);
    return first;
  });
}
