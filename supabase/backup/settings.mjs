/**
 * What the administrator's commands read from the environment (docs/operations.md), and how they load
 * TypeScript. A password does not come from the command line, where it would stay in the shell's history.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * @param {string} name
 * @throws one line that says which variable is missing
 */
export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`set ${name} first (docs/operations.md)`);
  return value;
}

/** The admin as whom a command signs in; the code only where the account has a second factor. */
export const adminSettings = () => ({
  email: setting('BACKUP_EMAIL'),
  password: setting('BACKUP_PASSWORD'),
  code: process.env.BACKUP_CODE,
});

/**
 * An address without path or final slash.
 * @param {string} address
 * @throws one line when it is no http(s) address
 */
export function originOf(address) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`${address} is no address such as https://embassy.example`);
  }
  return new URL(address).origin;
}

/**
 * A TypeScript module, through Vite.
 * @param {URL} file
 */
export const load = async (file) =>
  (await runnerImport(fileURLToPath(file), { configFile: false, logLevel: 'warn' })).module;
