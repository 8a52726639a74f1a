/**
 * `npm run deploy:check -- https://embassy.example` (docs/deployment.md, section 6). Settings come from the
 * environment, as for the backup (docs/operations.md).
 */
import { adminSettings, load, originOf, setting } from '../../supabase/backup/settings.mjs';

/** Returns the admin of the staff checks; undefined without e-mail address and password. */
const testAdmin = () =>
  process.env.BACKUP_EMAIL || process.env.BACKUP_PASSWORD ? adminSettings() : undefined;

async function run() {
  const url = process.argv[2];
  if (!url) throw new Error('name an address: npm run deploy:check -- https://embassy.example');
  const settings = {
    site: originOf(url),
    publishableKey: setting('SUPABASE_PUBLISHABLE_KEY'),
    supabaseUrl: process.env.SUPABASE_URL && originOf(process.env.SUPABASE_URL),
    admin: testAdmin(),
  };
  const { checkDeployment } = await load(new URL('check.ts', import.meta.url));
  const { exitCodeOf, lineOf, summaryOf } = await load(new URL('report.ts', import.meta.url));
  const all = [];
  for await (const { subject, findings } of checkDeployment(settings)) {
    console.info(`\n${subject}`);
    for (const finding of findings) console.info(`  ${lineOf(finding)}`);
    all.push(...findings);
  }
  console.info(`\n${summaryOf(all)}`);
  process.exitCode = exitCodeOf(all);
}

try {
  await run();
} catch (cause) {
  const reason =
    cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  console.error(`deploy:check stopped: ${cause instanceof Error ? cause.message : cause}${reason}`);
  process.exitCode = 1;
}
