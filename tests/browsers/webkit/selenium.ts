import { requireTool } from '../../../scripts/installTools';

/** The used part of a WebDriver element. */
export interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
  findElement(by: unknown): Promise<Element>;
}

/** The used part of Selenium's driver. */
export interface Driver {
  get(url: string): Promise<void>;
  executeScript<Returned>(script: string, ...args: unknown[]): Promise<Returned>;
  findElement(by: unknown): Promise<Element>;
  wait<Returned>(
    until: () => Promise<Returned>,
    milliseconds: number,
    message: string,
  ): Promise<NonNullable<Returned>>;
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

/** Selenium, which contains no types. */
export const { Builder, By }: Selenium = requireTool('selenium-webdriver');
