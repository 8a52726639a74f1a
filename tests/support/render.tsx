import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../src/app/router';

/** Starts the site at an address, through the real route table, without waiting for anything. */
export function startApp(...history: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  return { router, ...render(<RouterProvider router={router} />) };
}

/**
 * Shows the site at an address (the last one given; those before it are the history) and waits for
 * the page's heading. Gives the user who acts, and the router to ask where the site has gone.
 */
export async function renderApp(...history: string[]) {
  const user = userEvent.setup();
  const view = startApp(...history);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { user, ...view };
}
