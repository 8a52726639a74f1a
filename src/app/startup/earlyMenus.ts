const hydration = new AbortController();

const setOpen = (button: Element, list: HTMLElement, open: boolean): void => {
  button.setAttribute('aria-expanded', String(open));
  list.dataset.open = String(open);
};

/** Returns the list that a button opens, if its state is in the attribute `data-open`. */
const listOf = (button: Element): HTMLElement | undefined => {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  return list?.dataset.open === undefined ? undefined : list;
};

/** Toggles the list of the clicked button, and closes every list that does not contain the button. */
function toggle({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button[aria-controls]') : null;
  const list = button && listOf(button);
  if (!button || !list) return;
  const opens = button.getAttribute('aria-expanded') !== 'true';
  for (const other of document.querySelectorAll('button[aria-expanded="true"]')) {
    const otherList = listOf(other);
    if (otherList && !otherList.contains(button)) setOpen(other, otherList, false);
  }
  setOpen(button, list, opens);
}

/** Makes the buttons of the prerendered menus open and close their lists until {@link stopEarlyMenus}. */
export const startEarlyMenus = (): void =>
  document.addEventListener('click', toggle, { signal: hydration.signal });

/** Ends the handling of clicks on menus, for all of them; may be called again. */
export const stopEarlyMenus = (): void => hydration.abort();
