import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

afterEach(() => vi.restoreAllMocks());

it('the offline banner is shown as long as the connection is lost', async () => {
  await renderApp('/consular/pets');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
});
