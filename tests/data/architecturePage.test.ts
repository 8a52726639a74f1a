import { expect, it } from 'vitest';
import { differences } from '../support/differences';
import { printed, table } from '../support/printed';

const PAGE = 'docs/architecture.md';

// `npm run docs:tables` prints it.
it('the page on the architecture prints what the embedded and a hosted backend answer differently', async () => {
  const text = table(
    ['request', 'embedded backend', 'PostgREST', 'so'],
    differences.map(({ request, embedded, hosted, so }) => [
      request,
      `\`${embedded}\``,
      `\`${hosted}\``,
      so,
    ]),
  );
  await expect(printed(PAGE, 'differences', text)).toMatchFileSnapshot(`../../${PAGE}`);
});
