import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import pets from '../../src/locales/en/consular/pets.json';
import consular from '../../src/locales/en/consular.json';
import embassy from '../../src/locales/en/embassy.json';
import { noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

it('skip link is the first tab stop and leads to the main content', async () => {
  const { user, router } = await renderApp('/consular/pets');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(skip).toHaveFocus();
  const target = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
  expect(target).toBe(screen.getByRole('main'));
  expect(target).toHaveAttribute('tabindex', '-1');
  await router.navigate('/consular/pets#content');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

describe('route focus', () => {
  it('does not move the focus when the first page is opened', async () => {
    await renderApp('/consular/pets');
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading of the new page, and on Back to that of the one before', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(menu().getByRole('link', { name: 'Embassy' }));
    const heading = await pageTitled(embassy.title);
    await waitFor(() => expect(heading).toHaveFocus());
    await router.navigate(-1);
    const before = await pageTitled(pets.title);
    await waitFor(() => expect(before).toHaveFocus());
  });

  it('moves the focus on Back to the link that was followed', async () => {
    const { user, router } = await renderApp('/consular');
    const main = screen.getByRole('main');
    const link = main.querySelector('a[href="/consular/pets"]');
    if (link) await user.click(link);
    await pageTitled(pets.title);
    await router.navigate(-1);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/consular/pets'));
  });

  it('moves the focus on Forward to the heading, not to the breadcrumb of the page before', async () => {
    let idx = 0;
    vi.spyOn(window.history, 'state', 'get').mockImplementation(() => ({ idx }));
    const { router } = await renderApp('/consular');
    for (const [step, title] of [
      ['/consular/pets', pets.title],
      [-1, consular.title],
      [1, pets.title],
    ] as const) {
      idx = step === -1 ? 0 : 1;
      await (typeof step === 'number' ? router.navigate(step) : router.navigate(step));
      await pageTitled(title);
    }
    await waitFor(() => expect(document.activeElement).toHaveTextContent(pets.title));
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('returns on Back to the top of a page that was never scrolled', async () => {
    let top = 0;
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
    vi.spyOn(window, 'scrollTo').mockImplementation((_, y) => {
      top = Number(y);
    });
    const { user, router } = await renderApp('/consular/pets');
    await user.click(menu().getByRole('link', { name: 'Embassy' }));
    await pageTitled(embassy.title);
    top = 1_800;
    fireEvent.scroll(window);
    await router.navigate(-1);
    await pageTitled(pets.title);
    expect(top).toBe(0);
    await router.navigate(1);
    await pageTitled(embassy.title);
    expect(top).toBe(1_800);
  });

  it.each([
    ['opened anew in the same tab', 'navigate', []],
    ['reloaded', 'reload', [1_800]],
  ])('shows a page that is %s from where it was left, or from its top', async (_, type, tops) => {
    sessionStorage.setItem('scroll', JSON.stringify({ 'default /consular/pets': 1_800 }));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => Date.now() });
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderApp('/consular/pets');
    expect(scrollTo.mock.calls.map(([, top]) => top)).toEqual(tops);
  });

  it('moves the focus to the section that the anchor names', async () => {
    await renderApp('/consular/passports/emergency#time');
    const section = document.getElementById('time');
    expect(section?.tagName).toBe('H2');
    await waitFor(() => expect(section).toHaveFocus());
  });

  it.each([false, true])(
    'moves the focus to a notice that is loaded after its page, unless the visitor has gone on: %s',
    async (goesOn) => {
      let answer = () => {};
      const loaded = new Promise<void>((resolve) => {
        answer = resolve;
      });
      table('get', 'notices', async () => {
        await loaded;
        return rows([noticeRow({ id: 'n1', title: 'Closed on Friday' })]);
      });
      const { router, user } = await renderApp('/consular/pets');
      await router.navigate('/notices#n1');
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      if (goesOn) await user.tab();
      answer();
      const notice = (await screen.findAllByText('Closed on Friday'))[0]?.closest('li');
      if (goesOn) expect(notice).not.toHaveFocus();
      else await waitFor(() => expect(notice).toHaveFocus());
    },
  );

  it('moves the focus to the pair of the summary that takes the place of its section', async () => {
    await renderApp('/consular/pets#who');
    const fact = document.getElementById('who');
    expect(fact).toHaveTextContent(/cat or dog/);
    await waitFor(() => expect(fact).toHaveFocus());
  });

  it('moves the focus to the heading when the anchor cannot be decoded or matches nothing', async () => {
    // React Router warns about anchors that it cannot decode.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderApp('/consular/pets#%E0%A4%A');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(pets.title);
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
