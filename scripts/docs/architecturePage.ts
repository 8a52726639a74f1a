import { differences } from '../../tests/support/database/differences';
import { type Printed, printed, table } from './printed';

const PAGE = 'docs/architecture.md';

const rows = (): string[][] =>
  differences.map(({ request, embedded, hosted, so }) => [
    request,
    `\`${embedded}\``,
    `\`${hosted}\``,
    so,
  ]);

/**
 * Returns docs/architecture.md with the current table of requests to which `@supabase/lite` and PostgREST
 * respond differently. Writes nothing.
 * @throws Error when the page lacks the markers
 */
export const architecturePage = (): Printed =>
  printed(PAGE, 'differences', table(['request', 'embedded backend', 'PostgREST', 'so'], rows()));
