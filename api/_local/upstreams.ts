import { storeHostOf } from '../_lib/storeHost.js';
import type { Upstreams } from '../_vercel/upstreams.ts';
import { LOCAL_TOKEN } from './blobStore/plugin.ts';

/**
 * The upstreams of local runs. Nothing is sent to the two addresses: the embedded backend and the local
 * store answer on the site's own origin, and the preview reads no more of a rewrite to them than its path.
 */
export const localUpstreams = (publishableKey: string): Upstreams => ({
  supabaseUrl: 'http://localhost',
  publishableKey,
  storeHost: storeHostOf(LOCAL_TOKEN) ?? '',
});
