import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the executable of the Supabase CLI, version 3 or newer. */
    supabaseCli: string;
  }
}
