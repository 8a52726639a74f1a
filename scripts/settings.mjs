import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Returns the value of an environment variable. Secrets are no arguments, because the history of
 * the shell would keep them.
 * @param {string} name
 * @throws Error with one line that names the missing variable
 */
export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`set ${name} first (docs/operations.md)`);
  return value;
}

/**
 * Returns the origin of a URL.
 * @param {string} url
 * @throws Error with one line when the URL is malformed or not http(s)
 */
export function webOrigin(url) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`${url} is not an address such as https://embassy.example`);
  }
  return new URL(url).origin;
}

/**
 * Imports a TypeScript module with Vite, without the configuration of the project.
 * @param {URL} file
 */
export const load = async (file) =>
  (await runnerImport(fileURLToPath(file), { configFile: false, logLevel: 'warn' })).module;
