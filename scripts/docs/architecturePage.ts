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

/** Returns the architecture page with the table of requests to which `@supabase/lite` and PostgREST respond differently. */
export const architecturePage = (): Printed =>
  printed(PAGE, 'differences', table(['request', 'embedded backend', 'PostgREST', 'so'], rows()));
