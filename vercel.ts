import { vercelConfig } from './api/_vercel/config.ts';

/** Read by Vercel's build in place of a vercel.json, because the hosts of its rewrites are variables. */
export const config = vercelConfig(process.env);
