import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setChangedFacts } from '../../src/lib/facts/currentFacts';
import { queryClient } from '../../src/lib/http/queryClient';
import { languages } from '../../src/lib/i18n/languages';
import { loadSearch } from '../../src/site/search/engine/loadSearch';
import { PageResults } from '../../src/site/search/PageResults';
import { SearchBox } from '../../src/ui/forms/SearchBox';
import { newsRow, noticeRow } from '../support/screens/builders';
import {
  databaseError,
  interceptNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';
import { waitOnStoppedClock } from '../support/screens/stoppedClock';

interceptNetwork();

// Built beforehand, because building the index can exceed the timeout of a test.
beforeAll(() => Promise.all(languages.map((language) => loadSearch(language))));

let seen: RecordedRequest[];
beforeEach(() => {
  queryClient.clear();
  seen = table('get', 'news', rows([]));
  table('get', 'notices', rows([]));
});

const main = () => within(screen.getByRole('main'));
const field = () =>
  main().getByLabelText<HTMLInputElement>('Search the site', { selector: 'input' });
const resultLine = () => main().getByText(/results? for|nothing /, { selector: 'p.semibold' });
/** Finds a result by text, because repeated role queries on a whole page are slow. */
const resultLink = (text: RegExp) =>
  screen.findByText(
    (_, element) => element?.tagName === 'A' && text.test(element.textContent ?? ''),
    {
      selector: 'main :is(h2, h3) a',
    },
  );

describe('search page', () => {
  it('lists pages and news, highlights matches and links to sections', async () => {
    table(
      'get',
      'news',
      rows([newsRow({ title: 'New passports are here', slug: 'new-passports' })]),
    );
    await renderApp('/search?q=lost+passport');
    expect(await resultLink(/^Lost passport$/)).toHaveAttribute('href', '/consular/passports/lost');
    expect(main().getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
    expect(screen.getAllByText('passport', { selector: 'mark' }).length).toBeGreaterThan(1);
    expect(document.title).toMatch(/^Search: lost passport/);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelectorAll('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
  });

  it('finds a text that staff have changed while it is open', async () => {
    await renderApp('/search?q=flamingo+feathers');
    await waitFor(() => expect(resultLine()).toHaveTextContent('“flamingo feathers”'));
    const at = '2026-12-03T09:00:00Z';
    const value = { en: 'Flamingo feathers' };
    act(() => setChangedFacts([{ key: 'words:consular/pets:title', value, at }]));
    expect(await resultLink(/^Flamingo feathers$/)).toHaveAttribute('href', '/consular/pets');
    act(() => setChangedFacts([]));
  });

  it('lists five articles with the term, the newest ones with it in their title first', async () => {
    const articles = Array.from({ length: 4 }, (_, n) => newsRow({ title: `Визы: новость ${n}` }));
    seen = table('get', 'news', rows([newsRow({ title: 'Телевизоры для школы' }), ...articles]));
    await renderApp('/search?q=виза');
    const news = within(
      (await main().findByRole('heading', { level: 2, name: 'News' })).closest('section') ??
        document.body,
    );
    expect(news.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...[0, 1, 2, 3].map((n) => `Визы: новость ${n}`),
      'Телевизоры для школы',
    ]);
    expect(news.getAllByText('Визы', { selector: 'mark' })).toHaveLength(4);
    expect(seen[0]?.url.searchParams.get('select')).not.toContain('content');
  });

  it('updates while typing, keeps the focus, and Back restores the previous search', async () => {
    const { user, router } = await renderApp('/search?q=visa');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “visa”'));
    await user.clear(field());
    await user.type(field(), 'dog');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “dog”'));
    expect(field()).toHaveFocus();
    expect(router.state.location.search).toBe('?q=dog');
    await user.type(field(), 's and cats{Enter}');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “dogs and cats”'));
    expect(field()).toHaveFocus();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “visa”'));
    expect(field()).toHaveValue('visa');
  });

  it('says the count and the title once, after typing has stopped', async () => {
    await renderApp('/search?q=visa');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “visa”'));
    const said = await main().findByText(
      /for “visa”/,
      { selector: '[role=status]' },
      { timeout: 3_000 },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const value of ['do', 'dog', 'dogs']) {
      fireEvent.change(field(), { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(450));
      expect([said.textContent, document.title]).toEqual([
        expect.stringContaining('visa'),
        expect.stringContaining('visa'),
      ]);
    }
    await waitOnStoppedClock(() => expect(said).toHaveTextContent('for “dogs”'));
    vi.useRealTimers();
    expect(document.title).toMatch(/^Search: dogs/);
  });

  it('does not say that nothing is found before it has the words of the other language', async () => {
    const { user } = await renderApp('/search?q=visa');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “visa”'));
    const said = new Set<string | null>();
    const observer = new MutationObserver(() => said.add(screen.getByRole('main').textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await user.clear(field());
    await user.type(field(), 'жалоба{Enter}');
    await waitFor(() => expect(resultLine()).toHaveTextContent('for “жалоба”'));
    observer.disconnect();
    expect([...said].filter((text) => text?.includes('nothing on “жалоба'))).toEqual([]);
  });

  it('says that the site has nothing on words most of which no page has, and shows the others on demand', async () => {
    await renderApp('/search?q=passport+zzqqxx+zzqqyy');
    await waitFor(() =>
      expect(resultLine()).toHaveTextContent('The site has nothing on “passport'),
    );
    expect(await resultLink(/^Kenyan passports/)).not.toBeVisible();
    expect(main().getByText(/^Show \d+ more pages$/)).toBeVisible();
    expect(main().getByRole('link', { name: /495/ })).toBeVisible();
    expect(main().getByRole('link', { name: /^Email these words/ })).toBeVisible();
  });

  it('shows the corrected query it searched for', async () => {
    await renderApp('/search?q=pasport');
    await waitFor(() => expect(resultLine()).toHaveTextContent('We found nothing for “pasport”'));
    expect(resultLine()).toHaveTextContent(/Showing results for “passports?”/);
  });

  it('finds a notice by a word of its text in one language, and leads to the whole of it', async () => {
    const title = 'Pasipoti zimefika';
    const notice = noticeRow({
      title,
      translated_title: 'Готово',
      translated_description: 'Паспорта.',
    });
    const other = noticeRow({ title: 'Closed on Friday', description: 'All day.' });
    table('get', 'notices', rows([other]), rows([notice, other]));
    await renderApp('/search?q=паспорт');
    expect(await resultLink(/^Pasipoti/)).toHaveAttribute('href', `/notices#${notice.id}`);
    expect(screen.queryByRole('link', { name: /^Closed/ })).toBeNull();
  });

  it('shows an error when the news cannot be searched, and retries', async () => {
    table('get', 'news', databaseError(500, 'XX000'), rows([newsRow({ title: 'Visa news' })]));
    const { user } = await renderApp('/search?q=visa');
    expect(await main().findByText(/could not be searched/)).toBeVisible();
    expect(await resultLink(/eTA/)).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await resultLink(/^Visa news$/)).toBeVisible();
  });

  it('requests nothing without a term', async () => {
    await renderApp('/search');
    expect(
      main().getByRole('link', { name: 'Apply for an eTA (instead of a visa)' }),
    ).toBeVisible();
    expect(document.querySelector('main [role="status"]')).toBeEmptyDOMElement();
    expect(seen).toEqual([]);
  });

  it.each(['/search', '/search?q=zzqqxx'])(
    'says at %s whom to call in danger, and names popular pages',
    async (url) => {
      await renderApp(url);
      expect(main().getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112');
      expect(await main().findByRole('link', { name: 'Passports' })).toBeVisible();
      expect(main().queryAllByText(/Ask the Embassy/)).toHaveLength(url === '/search' ? 0 : 1);
      expect(main().getByRole('link', { name: /^\+254/ })).toHaveAttribute(
        'href',
        'tel:+254207876000',
      );
    },
  );
});

describe('search from the header', () => {
  it('is a link to the field of the search page, in the language of the page', async () => {
    const { user, router } = await renderApp('/ru/consular/fees');
    await user.click(screen.getByRole('link', { name: 'Поиск по сайту' }));
    await pageTitled('Поиск');
    expect(router.state.location.pathname).toBe('/ru/search');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });
});

it('a single page with only a few of the words is folded too', () => {
  const best = { to: '/embassy', page: '/embassy', title: 'Embassy', pageTitle: 'Embassy' };
  const hit = { ...best, parts: [], situations: [], score: 1, stems: new Set<string>() };
  const weak = [{ best: hit, inside: false, also: [] }];
  render(<PageResults pages={weak} isWeak />, { wrapper: MemoryRouter });
  expect(screen.getByText('Show 1 more page')).toBeVisible();
});

it('the field keeps what is typed while the result of an earlier search comes back late', () => {
  const box = (value: string) => <SearchBox label="Find" value={value} onSearch={vi.fn()} />;
  const { rerender } = render(box(''));
  const field = screen.getByRole('searchbox');
  for (const value of ['send', 'send money']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(screen.getByRole('search'));
  }
  rerender(box('send'));
  expect(field).toHaveValue('send money');
  rerender(box('send money'));
  rerender(box(''));
  expect(field).toHaveValue('');
});
