import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the script of the Vercel CLI, `vercel/dist/vc.js`. */
    vercelCli: string;
    /** Folder of a `vercel build`: config.json, static/, functions/. */
    vercelOutput: string;
  }
}
