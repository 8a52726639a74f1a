/** A control of the page: by its role and accessible name, by its label, or by a CSS selector. */
export type Target =
  | { role: 'button' | 'link'; name: string | RegExp }
  | { label: string }
  | string;

export interface Size {
  width: number;
  height: number;
}

/** A tab of one engine. Every wait ends with an error that names what was waited for. */
export interface Tab {
  /** Opens a path of the site and waits until React has hydrated the page. */
  open(path: string): Promise<void>;
  /** Sets the width of the page exactly; the height is at least near. */
  resize(size: Size): Promise<void>;
  /** Calls a function in the page. It may use nothing but its arguments, which go as JSON. */
  run<Args extends unknown[], Answer>(
    inPage: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  /** Waits until the control is there, then clicks it as a user does. */
  click(target: Target): Promise<void>;
  /** Types into a field after what it has. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(target: Target, value: string): Promise<void>;
  /** Gives a file to a file input. */
  giveFile(selector: string, path: string): Promise<void>;
  /** What the page complained of since the last call: console errors, uncaught errors, refused resources. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Milliseconds for what a page does after a click or an address; a busy machine needs some. */
export const PATIENCE = 20_000;

/** The source of an expression that calls a function in the page with these arguments. */
export const callOf = (inPage: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${inPage})(...${JSON.stringify(args)})`;
