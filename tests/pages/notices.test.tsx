import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSteps } from '../../src/lib/hooks/useRotation';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

beforeEach(() => {
  table('get', 'news', rows([newsRow()]));
});

/** The title of the notice that is visible. */
const shown = () =>
  screen.getByRole('region', { name: 'Notices' }).querySelector('li:not(.visually-hidden) a')
    ?.textContent ?? '';

async function openNotices(...list: Parameters<typeof noticeRow>[0][]) {
  table('get', 'notices', rows(list.map((notice) => noticeRow(notice))));
  const { user } = await renderApp('/');
  await screen.findByText(/^1 of \d+$/);
  const banner = within(screen.getByRole('region', { name: 'Notices' }));
  return { user, banner };
}

describe('notices banner', () => {
  it('cuts titles at 50 and descriptions at 80 characters, between words, but not the names of links', async () => {
    const { banner } = await openNotices({
      title: 'Consular days in Saint Petersburg, Kazan and Novosibirsk',
      description:
        'Officers of the Embassy take passport applications and certify documents; please bring originals and copies.',
    });
    const link = banner.getByRole('link', { name: /new tab/ });
    expect(link).toHaveAccessibleName(
      /^Consular days in Saint Petersburg, Kazan and Novosibirsk ?\(opens in a new tab\)$/,
    );
    expect(within(link).getByText('Consular days in Saint Petersburg, Kazan and…')).toBeVisible();
    const description = banner.getByText(/^Officers/);
    expect(description).toHaveTextContent(
      /^Officers of the Embassy take passport applications and certify documents…$/,
    );
  });

  it('shows a notice without link and file as plain text', async () => {
    const { banner } = await openNotices({ title: 'Closed today', link: null });
    expect(banner.getByText('Closed today')).toBeVisible();
    expect(banner.queryByRole('link', { name: /Closed/ })).toBeNull();
  });

  it('steps to the next and the previous notice and wraps at both ends', async () => {
    const { user, banner } = await openNotices(
      { title: 'One' },
      { title: 'Two' },
      { title: 'Three' },
    );
    const next = banner.getByRole('button', { name: 'Next: notices' });
    const previous = banner.getByRole('button', { name: 'Previous: notices' });
    await user.click(next);
    expect(banner.getByText('2 of 3')).toHaveTextContent('2 of 3: Two');
    expect(shown()).toMatch(/^Two/);
    await user.click(previous);
    await user.click(previous);
    expect(shown()).toMatch(/^Three/);
    await user.click(next);
    expect(banner.getByText('1 of 3')).toBeVisible();
  });

  it('steps from the notice that it shows when the list has become shorter', () => {
    const { result, rerender } = renderHook((count: number) => useSteps(count, 1_000, false, 4), {
      initialProps: 5,
    });
    rerender(2);
    expect(result.current.index).toBe(1);
    act(() => result.current.next());
    expect(result.current.index).toBe(0);
  });

  it('has all notices after its buttons and the count, and Tab stops at the visible one alone', async () => {
    const { user, banner } = await openNotices({ title: 'One' }, { title: 'Two' });
    banner.getByRole('link', { name: 'All notices' }).focus();
    const stops = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await user.tab();
      stops.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual([
      'Pause: notices',
      'Previous: notices',
      'Next: notices',
      expect.stringMatching(/^One/),
    ]);
    expect(banner.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^One/),
      expect.stringMatching(/^Two/),
    ]);
  });

  it('speaks of a step, and is silent while it rotates', async () => {
    const { user, banner } = await openNotices({ title: 'One' }, { title: 'Two' });
    const position = banner.getByText('1 of 2');
    expect(position).toHaveAttribute('aria-live', 'off');
    await user.click(banner.getByRole('button', { name: 'Next: notices' }));
    expect(position).toHaveAttribute('aria-live', 'polite');
  });

  it('states that there are no notices', async () => {
    table('get', 'notices', rows([]));
    await renderApp('/');
    expect(await screen.findByText('There are no notices at this time.')).toBeVisible();
  });
});
