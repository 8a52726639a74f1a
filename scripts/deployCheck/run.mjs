/** `npm run deploy:check -- https://embassy.example` (docs/deployment.md, section 6). */
import { load, setting, webOrigin } from '../settings.mjs';

/** @param {string} name */
const account = (name) => {
  const email = process.env[`${name}_EMAIL`];
  return email ? { email, password: setting(`${name}_PASSWORD`) } : undefined;
};

try {
  const publishableKey = setting('SUPABASE_PUBLISHABLE_KEY');
  const accounts = { stranger: account('STRANGER'), writer: account('WRITER') };
  /** @type {import('./checks.ts')} */
  const { checkSite } = await load(new URL('checks.ts', import.meta.url));
  const url = webOrigin(process.argv[2] ?? '');
  for await (const { what, problem, where } of checkSite({ url, publishableKey, ...accounts })) {
    console.info(problem ? `WRONG ${what}: ${problem}\n      → ${where}` : `fine  ${what}`);
    if (problem) process.exitCode = 1;
  }
} catch (cause) {
  console.error(`deploy:check stopped: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
