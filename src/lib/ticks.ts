import { useState } from 'react';

/** sessionStorage; where the browser refuses it, ticks last until the page is left. */
function read(key: string): number[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

function write(key: string, ticked: number[]): void {
  try {
    if (ticked.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(ticked));
  } catch {
    // Nothing to do: the ticks stay on the page until it is left.
  }
}

export interface Ticks {
  /** Places of the ticked items in the list. */
  ticked: number[];
  toggle: (index: number) => void;
  clear: () => void;
}

/**
 * The ticks of one list, kept for the session in this tab and by place, so that they hold in both
 * languages.
 * @param list page and section, e.g. `consular/pets#papers`
 * @param count how many items the list has
 */
export function useTicks(list: string, count: number): Ticks {
  const key = `ticks:${list}`;
  const [ticked, setTicked] = useState(() => read(key).filter((index) => index < count));
  const keep = (next: number[]) => {
    setTicked(next);
    write(key, next);
  };
  return {
    ticked,
    toggle: (index) =>
      keep(ticked.includes(index) ? ticked.filter((other) => other !== index) : [...ticked, index]),
    clear: () => keep([]),
  };
}
