import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium';

/** Provides the browser alone, for measurements that bring their own page. */
export default function provideBrowser(project: TestProject): void {
  project.provide('chromium', findChromium());
}
