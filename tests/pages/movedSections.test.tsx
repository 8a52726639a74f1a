import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { interceptNetwork } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

describe('section that has moved to another page', () => {
  it.each([
    ['/ru/consular#before-leaving', '/ru/consular/home-for-good#before-leaving'],
    ['/consular/contract#wages', '/consular/wages'],
  ])('is shown at %s, whose URL becomes %s', async (earlier, current) => {
    const { router } = await renderApp(earlier);
    await waitFor(() => {
      const { pathname, hash } = router.state.location;
      expect(pathname + hash).toBe(current);
    });
    expect(router.state.historyAction).toBe('REPLACE');
    const [, anchor] = current.split('#');
    const target = anchor ? `#${anchor}` : 'main h1';
    await waitFor(() => expect(document.querySelector(target)).toHaveFocus());
  });
});
