import { expect, it } from 'vitest';
import { PAGE, securityPage } from '../support/rights/page';

// `npm run docs:tables` updates it.
it('the page on security prints the matrix of rights that the tests try', async () => {
  await expect(securityPage()).toMatchFileSnapshot(`../../${PAGE}`);
});
