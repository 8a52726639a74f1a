import { serveStore } from './storeServer';

/** A store in a separate process, for the test that kills it. Arguments: folder and token. */
const [, , folder = '', token = ''] = process.argv;
const { url } = await serveStore(folder, token);
process.stdout.write(`${url}\n`);
