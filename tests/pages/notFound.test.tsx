import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

const main = () => within(screen.getByRole('main'));

describe('unknown path', () => {
  it.each(['/consular/unknown', '/russia', '/%', '/news/page/0'])(
    'shows the specified title and message, and a link to the home page: %s',
    async (path) => {
      await renderApp(path);
      expect(main().getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(main().getByText('We couldn’t find the page you’re looking for')).toBeVisible();
      const link = main().getByRole('link', { name: 'Return to Homepage' });
      expect(link).toHaveAttribute('href', '/');
      expect(main().queryByRole('link', { name: /diplomatic/i })).toBeNull();
      expect(document.title).toBe('Page Not Found – Embassy of Kenya in Russia');
    },
  );
});
