/** The documents and the service worker, from which the other files are reached. */
const ENTRIES = ['/', '/ru', '/admin', '/sw.js'];

/** A script or a style sheet as HTML, scripts and style sheets name it. */
const FILE = /(?:assets\/(?:staff\/)?|\.\.?\/)[\w.-]+\.(?:js|css)\b/g;

/**
 * Fetches every script and style sheet of a built site that another of its files names.
 * @param site origin, without a slash at the end
 * @returns the text of each by its path
 */
export async function builtFiles(site: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const open = [...ENTRIES];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const response = await fetch(site + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const text = await response.text();
    files.set(path, text);
    for (const [name] of text.matchAll(FILE)) {
      open.push(new URL(name, `${site}${name.startsWith('assets/') ? '/' : path}`).pathname);
    }
  }
  return files;
}
