import { differences } from '../../tests/support/differences';
import { type Printed, printed, table } from './printed';

const PAGE = 'docs/architecture.md';

const rows = (): string[][] =>
  differences.map(({ request, embedded, hosted, so }) => [
    request,
    `\`${embedded}\``,
    `\`${hosted}\``,
    so,
  ]);

/** The page on the architecture with what the embedded and a hosted backend answer differently. */
export const architecturePage = (): Printed =>
  printed(PAGE, 'differences', table(['request', 'embedded backend', 'PostgREST', 'so'], rows()));
