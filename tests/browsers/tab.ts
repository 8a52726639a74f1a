/** A control of the page: its role and accessible name, its label, or a CSS selector. */
export type Target =
  | { role: 'button' | 'link'; name: string | RegExp }
  | { label: string }
  | string;

export interface Size {
  width: number;
  height: number;
}

/** A tab of one engine. Every wait that times out throws an error that names its condition. */
export interface Tab {
  /** Opens a path of the site and waits until React has hydrated the page. */
  open(path: string): Promise<void>;
  /** Sets the exact width of the viewport; the height may differ slightly. */
  resize(size: Size): Promise<void>;
  /** Calls a function in the page. It can use only its arguments, which are sent as JSON. */
  run<Args extends unknown[], Returned>(
    inPage: (...args: Args) => Returned,
    ...args: Args
  ): Promise<Awaited<Returned>>;
  /** Waits for the control, then clicks it as a user does. */
  click(target: Target): Promise<void>;
  /** Appends text to a field. */
  type(target: Target, text: string): Promise<void>;
  /** Sets the file of a file input. */
  setFile(selector: string, path: string): Promise<void>;
  /** Console errors, uncaught errors and blocked resources since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** Timeout in milliseconds after a click or navigation; long, because of busy machines. */
export const TIMEOUT_MS = 20_000;

/** The source of an expression that calls a function in the page with these arguments. */
export const callOf = (inPage: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${inPage})(...${JSON.stringify(args)})`;
