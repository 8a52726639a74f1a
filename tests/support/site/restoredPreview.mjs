import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';

/** Sessions are no content: a sign-in and a sign-out leave the database as the tests expect it. */
const SESSIONS = /^\/auth\/v1\/(?:token|logout)\b/;

const isWrite = ({ method, url }) => !/^(?:GET|HEAD|OPTIONS)$/.test(method) && !SESSIONS.test(url);

/**
 * A preview server that restores its database and its files to a template, because test files that
 * share a server would see each other's changes. It restarts on the same port with a new copy of
 * the template, unless no request has written since the latest start: most files only read.
 */
export class RestoredPreview {
  #template;
  #start;
  #server;
  #copies = 0;
  #hasWritten = false;

  /** @param start starts the server with these plugins, on this port if there is one */
  constructor(template, start) {
    this.#template = template;
    this.#start = start;
  }

  get port() {
    return this.#server.httpServer.address().port;
  }

  /** Starts the server. Returns a URL that restores the template when it is requested. */
  async listen() {
    await this.#restart();
    const control = createServer((_request, response) => {
      this.#restore().then(
        () => response.end(),
        (cause) => response.writeHead(500).end(String(cause?.stack ?? cause)),
      );
    });
    await new Promise((done) => control.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${control.address().port}`;
  }

  async #restore() {
    if (!this.#hasWritten) return;
    this.#hasWritten = false;
    await this.#restart();
  }

  async #restart() {
    const port = this.#server && this.port;
    await this.#server?.close();
    // The latest database closes in the background; the one before it has been closed.
    this.#removeCopy(this.#copies - 1);
    this.#copies += 1;
    const folder = this.#folder(this.#copies);
    cpSync(this.#template, folder, { recursive: true });
    // vite.config.ts reads it.
    process.env.EMBEDDED_DATA_DIR = folder;
    this.#server = await this.#start({ port, plugins: [this.#watchWrites()] });
  }

  #folder(copy) {
    return `${this.#template}-${process.pid}-${copy}`;
  }

  #removeCopy(copy) {
    for (const folder of [this.#folder(copy), `${this.#folder(copy)}-files`]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  /** Returns a Vite plugin that records whether a request has written. */
  #watchWrites() {
    return {
      name: 'tests:watch-writes',
      enforce: 'pre',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (isWrite(request)) this.#hasWritten = true;
          next();
        });
      },
    };
  }
}
