import { storeHostOf } from '../api/_lib/storeHost.js';
import type { Upstreams } from '../hosting/upstreams.ts';
import { LOCAL_TOKEN } from './blobStore/plugin.ts';

/**
 * Returns the upstreams of local runs, with `http://localhost` and the host of the local store in place
 * of real ones. No request is sent to them, because `@supabase/lite` and the local store serve the origin
 * of the site; the preview reads the path of a rewrite alone.
 * @param publishableKey the key of the local Supabase
 */
export const localUpstreams = (publishableKey: string): Upstreams => ({
  siteUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  publishableKey,
  storeHost: storeHostOf(LOCAL_TOKEN) ?? '',
});
