import { configFor } from './hosting/config.ts';
import { readUpstreams } from './hosting/variables.ts';

/**
 * Vercel's build reads this module instead of `vercel.json`, because the hosts of the rewrites are
 * variables (decision 0026).
 */
export const config = configFor(readUpstreams(process.env));
