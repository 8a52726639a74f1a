import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { appUpdate } from '../../src/app/startup/appUpdate';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

afterEach(() => {
  vi.restoreAllMocks();
  appUpdate.set(undefined);
});

it('an app update is offered and applied only when it is accepted', async () => {
  await renderApp('/consular/pets');
  const accept = vi.fn();
  act(() => appUpdate.set(accept));
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible();
  expect(accept).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(accept).toHaveBeenCalledOnce();
});

it('the offline banner is shown as long as the connection is lost', async () => {
  await renderApp('/consular/pets');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
});
