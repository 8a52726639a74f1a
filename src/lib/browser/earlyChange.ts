/** Sets the value past React's own setter, so that React takes the next event for a change. */
function setNatively(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
}

/**
 * Reports to React what a visitor typed, chose or checked before hydration, by an `input`, `change`
 * or click event in a microtask; does nothing without such a change. It is the `ref` of a
 * controlled native control, which the next render would reset to React's state. For an
 * uncontrolled control it is called in a layout effect.
 */
export function reportEarlyChange(control: HTMLInputElement | HTMLSelectElement | null): void {
  if (!control) return;
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected);
    if (control.value === (initial ?? control.options[0])?.value) return;
    queueMicrotask(() => control.dispatchEvent(new Event('change', { bubbles: true })));
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    if (
      control.checked === control.defaultChecked ||
      (control.type === 'radio' && !control.checked)
    )
      return;
    queueMicrotask(() => {
      // Clicking changes it back, and is what React takes for a change.
      control.checked = !control.checked;
      control.click();
    });
  } else if (control.value !== control.defaultValue) {
    const typed = control.value;
    queueMicrotask(() => {
      control.value = control.defaultValue;
      setNatively(control, typed);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
