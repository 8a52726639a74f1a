import { afterAll, beforeAll } from 'vitest';

/** The element that had the focus before each dialog opened. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input')?.focus();
}

/** Restores the focus if the dialog is still in the document, as browsers do. */
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
 * Adds to jsdom's dialogs what browsers do: a modal dialog takes the focus, restores it when it
 * closes, and fires `cancel` on Escape.
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
