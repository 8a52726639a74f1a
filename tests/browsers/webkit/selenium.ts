import { createRequire } from 'node:module';

/** What is used of a WebDriver element. */
export interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
  findElement(by: unknown): Promise<Element>;
}

/** What is used of Selenium's driver. */
export interface Driver {
  get(url: string): Promise<void>;
  executeScript<Answer>(script: string, ...args: unknown[]): Promise<Answer>;
  findElement(by: unknown): Promise<Element>;
  wait<Answer>(
    until: () => Promise<Answer>,
    milliseconds: number,
    message: string,
  ): Promise<NonNullable<Answer>>;
  manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } };
  quit(): Promise<void>;
}

interface Builder {
  usingServer(url: string): Builder;
  withCapabilities(capabilities: Record<string, unknown>): Builder;
  build(): Promise<Driver>;
}

interface Selenium {
  Builder: new () => Builder;
  By: { css: (selector: string) => unknown };
}

/** Selenium as tests/browsers/package.json has it. Its types are no part of it. */
export const { Builder, By }: Selenium = createRequire(new URL('../package.json', import.meta.url))(
  'selenium-webdriver',
);
