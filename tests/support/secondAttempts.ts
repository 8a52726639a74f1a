import type { Reporter, TestModule } from 'vitest/node';

/** Names at the end of a run each test that passed only at its second attempt: it is to be mended. */
export class SecondAttempts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue;
        const [reason = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
        process.stdout.write(
          `passed only at the second attempt: ${module.relativeModuleId} > ${test.fullName}: ${reason}\n`,
        );
      }
    }
  }
}
