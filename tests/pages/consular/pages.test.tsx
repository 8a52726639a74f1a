import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails, phones, urls } from '../../../src/content/facts';
import { childPages } from '../../../src/content/site';
import { interceptNetwork } from '../../support/screens/msw';
import { renderApp, sectionOf } from '../../support/screens/render';

interceptNetwork();

it('consular fees page is one table with a group for each of those who are paid, with amounts, currencies and exemptions', async () => {
  await renderApp('/consular/fees');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/police clearance/i)).toHaveTextContent(/USD.20/);
  expect(row(/embassy stamp/i)).toHaveTextContent(/USD.20.*free of charge.*1.day/);
  expect(row(/authentication/i)).toHaveTextContent(/Degrees and school certificates/);
  const russian = screen.getByRole('rowheader', { name: /^At Russian offices/ }).closest('tbody');
  const degree = within(russian ?? document.body).getByRole('row', { name: /original degree/i });
  expect(degree).toHaveTextContent(/350.roubles.*5.working days/);
});

it('what a page folds on screens is open on paper, and folded again afterwards unless it was open', async () => {
  const { user } = await renderApp('/consular/first-days');
  const print = (event: 'beforeprint' | 'afterprint') =>
    act(() => void window.dispatchEvent(new Event(event)));
  const phrase = screen.getByText(/вызовите, пожалуйста, скорую/i);
  expect(phrase).not.toBeVisible();
  print('beforeprint');
  expect(phrase).toBeVisible();
  print('afterprint');
  expect(phrase).not.toBeVisible();
  await user.click(screen.getByText('Seven phrases in Russian', { selector: 'summary' }));
  print('beforeprint');
  print('afterprint');
  expect(phrase).toBeVisible();
});

describe('cases of a passport', () => {
  const cases = childPages('/consular/passports').map(({ path }) => path);
  const hrefs = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('are all on the page of passports', async () => {
    await renderApp('/consular/passports');
    expect(hrefs(screen.getByRole('navigation', { name: /case/ }))).toEqual(cases);
  });

  it('are all on the 404 page of an unknown one', async () => {
    await renderApp('/consular/passports/stolen');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(hrefs(screen.getByRole('main'))).toEqual(expect.arrayContaining(cases));
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('page of a consular service', () => {
  it('links to the portal where the application is made', async () => {
    await renderApp('/consular/visa');
    const keyFacts = screen.getByRole('region', { name: 'In short' });
    const apply = within(keyFacts).getByRole('link', { name: /Apply online/ });
    expect(apply).toHaveAttribute('href', urls.eta);
    expect(apply).toHaveAttribute('target', '_blank');
    expect(apply).toHaveAttribute('rel', 'noopener');
  });

  it('begins with the call where the fee on the portal may not be paid before it', async () => {
    await renderApp('/consular/passports/new');
    const keyFacts = within(screen.getByRole('region', { name: 'In short' }));
    const [call, portal] = keyFacts.getAllByRole('link', { name: /^Call first|^eCitizen/ });
    expect(call).toHaveAttribute('href', `tel:${phones.main}`);
    expect(portal).toHaveAttribute('href', urls.eCitizen);
    expect(keyFacts.queryByRole('link', { name: /Apply online/ })).toBeNull();
  });

  it('a service page shows the date of its last check and links to an e-mail that reports an error', async () => {
    await renderApp('/consular/doc-leg');
    expect(screen.getByText(/Facts last checked on \d+ \w+ \d{4}/)).toBeVisible();
    const report = screen.getByRole('link', { name: 'Report an error on this page' });
    const url = new URL(report.getAttribute('href') ?? '');
    expect(url.searchParams.get('body')).toContain('/consular/doc-leg');
  });
});

describe('sections of a service page', () => {
  it('say in words that a text is a warning', async () => {
    const { container } = await renderApp('/ru/consular/pets');
    const warning = within(container).getByText(/^Без этих документов/).parentElement;
    expect(warning).toHaveTextContent(/^Внимание: Без/);
  });

  it('are its contents, with the questions last', async () => {
    await renderApp('/consular/birth');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link', { hidden: true });
    expect(links[0]).toHaveTextContent('What to bring');
    expect(links.at(-1)).toHaveTextContent('Questions you can send us');
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
  });

  it('list each open question once, at the end, to be asked by telephone or in one letter', async () => {
    await renderApp('/consular/doc-leg');
    const questions = within(sectionOf('Questions you can send us'));
    const items = questions.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(items).toHaveLength(3);
    for (const item of items) expect(screen.getAllByText(item)).toHaveLength(1);
    expect(items.some((item) => item.startsWith('Does the Russian Ministry'))).toBe(true);
    const [call, , letter] = questions
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(call).toBe(`tel:${phones.main}`);
    expect(letter).toContain(`mailto:${emails.embassy}`);
    for (const item of items) expect(letter).toContain(item);
  });
});

const checklist = () =>
  screen.getByRole('list', { name: 'What to bring' }).parentElement ?? document.body;
const boxes = () => within(checklist()).getAllByRole('checkbox');

describe('checklist of a service page', () => {
  it('counts the checked items and clears them', async () => {
    const { user } = await renderApp('/consular/pets');
    await user.click(boxes()[0] ?? checklist());
    await user.click(boxes()[2] ?? checklist());
    expect(within(checklist()).getByRole('status')).toHaveTextContent('2 of 4 ready');
    await user.click(within(checklist()).getByRole('button', { name: 'Clear' }));
    expect(within(checklist()).getByRole('status')).toBeEmptyDOMElement();
    expect(boxes().some((box) => (box as HTMLInputElement).checked)).toBe(false);
    expect(boxes()[0]).toHaveFocus();
  });

  it('keeps its checked items after navigation and in the other language', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(boxes()[1] ?? checklist());
    await router.navigate('/consular/visa');
    await screen.findByRole('heading', { level: 1, name: /eTA/ });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await router.navigate('/ru/consular/pets');
    await screen.findByRole('heading', { level: 1, name: /кошек и собак/ });
    const list = await screen.findByRole('list', { name: 'Что принести' });
    const checked = within(list).getAllByRole('checkbox', { checked: true });
    expect(checked).toHaveLength(1);
    expect(screen.getByText('Готово: 1 из 4')).toBeVisible();
  });

  it('ignores stored ids that the list no longer has', async () => {
    localStorage.setItem('ticks:consular/passports/lost#bring', '["noSuchLine", "photos"]');
    await renderApp('/consular/passports/lost');
    const checked = screen.getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([screen.getByRole('checkbox', { name: /colour photos/ })]);
  });

  it.each(['not json', '{"a":1}'])('is unchecked where the stored state is %s', async (stored) => {
    window.localStorage.setItem('ticks:consular/pets#bring', stored);
    await renderApp('/consular/pets');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
