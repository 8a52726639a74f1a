import { configFor, readUpstreams } from './hosting/config.ts';

/**
 * Vercel's build reads this module instead of `vercel.json`, because the hosts of the rewrites are
 * variables (decision 0026).
 */
export const config = configFor(readUpstreams(process.env));
