import type { TestProject } from 'vitest/node';
import { serveImagePage } from './site/imageSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the image page. */
    imagePage: string;
  }
}

/** Builds and serves the page with the image code alone. */
export default async function provideImagePage(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await serveImagePage();
  project.provide('imagePage', url);
  return close;
}
