import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { SECURITY_TXT, securityTxt } from './securityTxt.ts';

/**
 * Returns the Vite plugin that writes security.txt (RFC 9116) into the build; not a static file, because
 * its canonical URL has the origin of the deployment.
 */
export function writeSecurityTxt(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'security-txt',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle({ dir }) {
      const file = join(dir ?? config.build.outDir, SECURITY_TXT);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, securityTxt(config.env.VITE_SITE_URL ?? ''));
    },
  };
}
