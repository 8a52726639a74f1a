import blob from '../../blob.js';
import { nodeHandler } from '../nodeHandler.ts';

/** Runs the deployed function for one request of a local server, as Vercel would. */
export const runFunction = nodeHandler(blob.fetch);
