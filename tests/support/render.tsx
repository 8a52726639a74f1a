import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../src/app/router';

/**
 * Shows the site at an address, through the real route table, and waits for the page's heading.
 * Gives the user who acts, and the router to ask where the site has gone.
 */
export async function renderApp(path: string) {
  const user = userEvent.setup();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { user, router, ...view };
}
