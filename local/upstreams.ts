import { storeHostOf } from '../api/_lib/storeHost.js';
import type { Upstreams } from '../hosting/upstreams.ts';
import { LOCAL_TOKEN } from './blobStore/plugin.ts';

/**
 * The upstreams of local runs, with `http://localhost` and the host of the local store in place
 * of real ones. No request is sent to them, because `@supabase/lite` and the local store serve the origin
 * of the site; the preview reads the path of a rewrite alone.
 */
export const localUpstreams: Upstreams = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  storeHost: storeHostOf(LOCAL_TOKEN) ?? '',
};
