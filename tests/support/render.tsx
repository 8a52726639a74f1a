import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { routes } from '../../src/app/StaffSite';

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
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { user, ...view };
}

/**
 * Waits for the page with a heading. By its text: asking for roles again and again while a whole
 * page is being drawn takes longer than drawing it.
 */
export const pageTitled = (title: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(title, { selector: 'h1' });
