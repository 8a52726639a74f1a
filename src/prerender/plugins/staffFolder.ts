import { resolve } from 'node:path';
import { normalizePath, type Plugin, type Rollup } from 'vite';
import { staffNamespaces } from '../../app/routing/staffNamespaces.ts';

/** The one way from the public pages into the staff area (src/app/startup/mountApp.ts). */
const STAFF_ENTRY = 'src/app/startup/StaffApp.tsx';

/** Translations are imported by a glob of all of them, so that the graph does not say who uses which. */
const STAFF_TEXT = new RegExp(`/src/locales/\\w+/(?:${staffNamespaces.join('|')})\\.json$`);

/** The ids of modules and of all that they import, statically or not. */
function reachable(
  context: Rollup.PluginContext,
  from: string[],
  isLeftOut: (id: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || isLeftOut(id)) continue;
    found.add(id);
    const module = context.getModuleInfo(id);
    open.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
  }
  return found;
}

/** The ids of the modules that the staff area imports and no public page does. */
function staffModules(context: Rollup.PluginContext): Set<string> {
  const entry = normalizePath(resolve(STAFF_ENTRY));
  if (!context.getModuleInfo(entry)) throw new Error(`${STAFF_ENTRY} is not in the module graph`);
  const entries = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry);
  const visitors = reachable(context, entries, (id) => id === entry || STAFF_TEXT.test(id));
  return new Set([...reachable(context, [entry])].filter((id) => !visitors.has(id)));
}

/**
 * Puts what only the staff area uses into a folder of its own, `assets/staff`, which the service worker
 * never caches: every chunk with a module that no public page imports, and its style sheet.
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
            chunkFileNames: ({ name, moduleIds }) => {
              const isStaff = moduleIds.some((id) => modules.has(id));
              if (isStaff) chunks.add(`${name}.css`);
              return `${folder(isStaff)}/[name]-[hash].js`;
            },
            // Vite names the style sheet of a chunk after it.
            assetFileNames: ({ names: [name = ''] }) =>
              `${folder(chunks.has(name))}/[name]-[hash][extname]`,
          },
        },
      },
    }),
  };
}
