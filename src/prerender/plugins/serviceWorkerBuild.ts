import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Returns the plugin that builds `sw.js`, a classic script for older browsers (decision 0016). */
export function serviceWorkerBuild(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        mode: config.mode,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: dir ?? config.build.outDir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: { sw: 'src/site/offline/serviceWorker.ts' },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      });
    },
  };
}
