/** `node scripts/licences/run.mjs`: lists the licences of all installed packages; fails on one that is not allowed. */
import { installedPackages, isAllowed } from './packages.mjs';

const installed = installedPackages();
for (const use of /** @type {const} */ (['site', 'tools'])) {
  const counts = new Map();
  for (const { licence } of installed.filter((entry) => entry.use === use)) {
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  console.info(`\n${use === 'site' ? 'In the site and its function' : 'In tools and tests'}`);
  console.table([...counts].sort().map(([licence, packages]) => ({ licence, packages })));
}
const rejected = installed.filter((entry) => !isAllowed(entry));
for (const { name, licence } of rejected) console.error(`not allowed: ${name}, ${licence}`);
process.exitCode = rejected.length > 0 ? 1 : 0;
