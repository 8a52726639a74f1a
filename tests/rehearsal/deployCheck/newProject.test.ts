import { expect, it } from 'vitest';
import { checkDeployment } from '../../../scripts/deployCheck/check';
import type { Finding } from '../../../scripts/deployCheck/finding';
import { wrongIn } from './broken';
import { startDeployment } from './deployment';

/**
 * docs/deployment.md step by step, in its order: the migrations pushed by the CLI (section 1), the first admin and the
 * address by the guide's own SQL (2), the build from variables alone (3), and what must hold before the first visitor (6).
 */

it('a new project that was made by the guide has nothing wrong', async () => {
  const deployment = await startDeployment({ byGuide: true });
  try {
    const all: Finding[] = [];
    for await (const { findings } of checkDeployment(deployment.settings)) all.push(...findings);
    expect(wrongIn(all)).toEqual([]);
    expect(all.filter(({ outcome }) => outcome === 'fine').length).toBeGreaterThan(40);
  } finally {
    await deployment.close();
  }
});
