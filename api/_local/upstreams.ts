import { storeHostOf } from '../_lib/storeHost.js';
import type { Upstreams } from '../_vercel/upstreams.ts';
import { LOCAL_TOKEN } from './blobStore/plugin.ts';

/**
 * Returns the upstreams of local runs. No request is sent to the two hosts, because `@supabase/lite` and
 * the local store serve the origin of the site; the preview reads the path of a rewrite alone.
 */
export const localUpstreams = (publishableKey: string): Upstreams => ({
  supabaseUrl: 'http://localhost',
  publishableKey,
  storeHost: storeHostOf(LOCAL_TOKEN) ?? '',
});
