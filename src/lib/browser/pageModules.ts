/** The `path=URL` pairs of the prerendered page; empty elsewhere, as on a server. */
const pairs = (): string[] =>
  globalThis.document?.getElementById('root')?.dataset.modules?.split(' ') ?? [];

/**
 * Imports a module of the prerendered page, whose HTML names its URL in `data-modules`, so that the page does not load
 * the list of all modules.
 * @param path the path of the module from the root of the repository
 * @returns undefined where the document is not prerendered with this module; otherwise a promise that rejects if the
 * chunk cannot be fetched
 */
export function importPageModule<Module>(path: string): Promise<Module> | undefined {
  const url = pairs()
    .find((pair) => pair.startsWith(`${path}=`))
    ?.slice(path.length + 1);
  return url === undefined ? undefined : import(/* @vite-ignore */ url);
}
