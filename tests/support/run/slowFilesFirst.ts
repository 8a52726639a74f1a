import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than ten seconds, by the end of their path. */
const SLOW = [
  'database/rights.test.ts',
  'database/powerLoss.test.ts',
  'database/backup.test.ts',
  'pages/admin/newsForm.test.tsx',
  'pages/admin/saving.test.tsx',
  'e2e/staff.test.ts',
  'e2e/prerenderedPages.test.ts',
  'e2e/editor.test.ts',
  'e2e/offline.test.ts',
  'e2e/alerts.test.ts',
];

/**
 * Starts the slow files of each project first, so that at the end of the project no worker waits long for the other.
 * Vitest sorts by the duration in its cache, which a clean checkout does not have.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ project, moduleId }: TestSpecification): number =>
      projects.indexOf(project.name) * 2 +
      (SLOW.some((path) => moduleId.endsWith(`/${path}`)) ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
