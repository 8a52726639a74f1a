import { defineConfig } from 'vitest/config';
export default defineConfig({ root: '/work/main', test: { name:'x', include:['tests/e2e/picture*.test.ts'], environment:'node', hookTimeout:120000, testTimeout:120000, fileParallelism:false, provide: { chromium: '/usr/bin/chromium' } } });
