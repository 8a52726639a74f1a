import { serveStore } from './storeServer';

/** A store in a process of its own, for the test that kills it: folder and token as arguments. */
const [, , folder = '', token = ''] = process.argv;
const { url } = await serveStore(folder, token);
process.stdout.write(`${url}\n`);
