import { afterAll, beforeAll } from 'vitest';

/** Where the focus was before a dialog took it. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
}

/** Gives the focus back, but only while the dialog is on the page: one that was removed cannot. */
function close(this: HTMLDialogElement): void {
  const previous = before.get(this);
  before.delete(this);
  this.open = false;
  if (this.isConnected && previous instanceof HTMLElement) previous.focus();
}

function onKeyDown({ key }: KeyboardEvent): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (key !== 'Escape' || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/**
 * Makes dialogs behave as browsers do, which jsdom leaves out: they take the focus and give it
 * back, and Escape asks them to close.
 */
export function completeDialogs(): void {
  const { showModal: oldShow, close: oldClose } = HTMLDialogElement.prototype;
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    document.addEventListener('keydown', onKeyDown);
  });
  afterAll(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal: oldShow, close: oldClose });
    document.removeEventListener('keydown', onKeyDown);
  });
}
