import { requireTool } from '../../../scripts/installTools';

/** The used part of a WebDriver element. */
export interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}

/** The used part of Selenium's driver. */
export interface Driver {
  get(url: string): Promise<void>;
  executeScript<Returned>(script: string, ...args: unknown[]): Promise<Returned>;
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
}

/** Selenium, which contains no types. */
export const { Builder }: Selenium = requireTool('selenium-webdriver');
