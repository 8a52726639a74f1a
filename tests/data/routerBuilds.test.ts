import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { dataRouter } from '../../src/prerender/plugins/routerBuilds';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));

/** Returns the version in the comment at the top of a build. */
const versionOf = (file: string): string | undefined =>
  / react-router v(\S+)/.exec(readFileSync(file, 'utf8'))?.[1];

it('the two builds of React Router have the same version', () => {
  const { version } = JSON.parse(readFileSync(resolve('react-router/package.json'), 'utf8'));
  expect(versionOf(resolve('react-router'))).toBe(version);
  expect(versionOf(dataRouter.replacement)).toBe(version);
});

it('TypeScript and Vite resolve react-router/data to the same build', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const { resolvedModule } = ts.resolveModuleName(
    String(dataRouter.find),
    'src/app/startup/StaffApp.tsx',
    options,
    ts.sys,
  );
  const types = realpathSync(resolvedModule?.resolvedFileName ?? '');
  expect(relative(dirname(dataRouter.replacement), types)).toBe('index.d.mts');
});
