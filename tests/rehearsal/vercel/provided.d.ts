import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Vercel CLI's script, `vercel/dist/vc.js`. */
    vercelCli: string;
    /** Output folder of `vercel build`: config.json, static/, functions/. */
    vercelOutput: string;
  }
}
