/** `npm run deploy:check -- https://embassy.example` (docs/deployment.md, section 6). */
import { load, originOf, setting } from '../settings.mjs';

async function run() {
  const address = process.argv[2];
  if (!address) throw new Error('name an address: npm run deploy:check -- https://embassy.example');
  const site = originOf(address);
  const publishableKey = setting('SUPABASE_PUBLISHABLE_KEY');
  /** @type {import('./check.ts')} */
  const { checkDeployment, textOf } = await load(new URL('check.ts', import.meta.url));
  const all = [];
  for await (const { subject, findings } of checkDeployment(site, publishableKey)) {
    console.info(`\n${subject}`);
    for (const finding of findings) console.info(textOf(finding));
    all.push(...findings);
  }
  const wrong = all.filter(({ outcome }) => outcome === 'WRONG').length;
  console.info(`\n${wrong} wrong of ${all.length} checks`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

try {
  await run();
} catch (error) {
  const { message, cause } = /** @type {Error} */ (error);
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  console.error(`deploy:check stopped: ${message}${reason}`);
  process.exitCode = 1;
}
