import { resolve } from 'node:path';
import { normalizePath, type Plugin, type Rollup } from 'vite';
import { staffNamespaces } from '../../content/staffNamespaces.ts';

/** The only module of the staff area that code of public pages imports (src/site/shell/routing/routes.ts). */
export const STAFF_ENTRY = 'src/staff/shell/StaffArea.tsx';

/** A glob imports all namespaces, so the module graph does not show who uses them. */
const STAFF_TEXT = new RegExp(`/src/locales/\\w+/(?:${staffNamespaces.join('|')})\\.json$`);

/** Returns the modules to which static and dynamic imports lead, `from` included, except through excluded ones. */
function reachable(
  context: Rollup.PluginContext,
  from: string[],
  isExcluded: (id: string) => boolean = () => false,
): Set<string> {
  const visited = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (visited.has(id) || isExcluded(id)) continue;
    visited.add(id);
    const module = context.getModuleInfo(id);
    queue.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
  }
  return visited;
}

/** Returns the modules to which the staff area alone leads; throws if it is not in the module graph. */
function staffModules(context: Rollup.PluginContext): Set<string> {
  const entry = normalizePath(resolve(STAFF_ENTRY));
  if (!context.getModuleInfo(entry)) throw new Error(`${STAFF_ENTRY} is not in the module graph`);
  const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry);
  const isStaff = (id: string) => id === entry || STAFF_TEXT.test(id);
  const publicModules = reachable(context, entries, isStaff);
  return new Set([...reachable(context, [entry])].filter((id) => !publicModules.has(id)));
}

/**
 * Writes every chunk with a module that no public page imports to `assets/staff`, which the service worker does not cache. The
 * build fails if StaffArea is not part of it.
 */
export function staffFolder(): Plugin {
  let modules = new Set<string>();
  const chunks = new Set<string>();
  const folder = (isStaff: boolean): string => (isStaff ? 'assets/staff' : 'assets');
  return {
    name: 'staff-folder',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd() {
      modules = staffModules(this);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Seven characters of the hash, the fewest that are possible, because every page loads the names of most files.
            chunkFileNames: ({ name, moduleIds }) => {
              const isStaff = moduleIds.some((id) => modules.has(id));
              if (isStaff) chunks.add(`${name}.css`);
              return `${folder(isStaff)}/[name]-[hash:7].js`;
            },
            // The style sheet of a chunk has the name of the chunk.
            assetFileNames: ({ names: [name = ''] }) =>
              `${folder(chunks.has(name))}/[name]-[hash:7][extname]`,
          },
        },
      },
    }),
  };
}
