import blob from '../../blob.js';
import { nodeHandler } from '../nodeHandler.ts';

/** Runs api/blob.ts for one request of a local server and sends its response, as Vercel does for a request to the deployment. */
export const runFunction = nodeHandler(blob.fetch);
