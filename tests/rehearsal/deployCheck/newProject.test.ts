import { expect, it } from 'vitest';
import { checkDeployment } from '../../../scripts/deployCheck/check';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { wrongLines } from './broken';
import { startDeployment } from './deployment';

/**
 * docs/deployment.md in its order: migrations pushed by the CLI (section 1), the first admin and
 * the site's URL by the guide's SQL (2), the build from variables (3), and the checks before the
 * first visitor (6).
 */

it('deploy check finds nothing wrong in a new project made by the guide', async () => {
  const deployment = await startDeployment({ byGuide: true });
  try {
    const all: Finding[] = [];
    for await (const { findings } of checkDeployment(deployment.settings)) all.push(...findings);
    expect(wrongLines(all)).toEqual([]);
    expect(all.filter(({ outcome }) => outcome === 'fine').length).toBeGreaterThan(40);
  } finally {
    await deployment.close();
  }
});
