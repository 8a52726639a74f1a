import { useState } from 'react';
import { readItem, removeItem, writeItem } from './storage';
import { useKnownHere } from './useKnownHere';

function read(key: string): number[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isInteger) : [];
  } catch {
    // Somebody else's value under our key: as good as none.
    return [];
  }
}

function write(key: string, ticked: number[]): void {
  if (ticked.length === 0) removeItem(key);
  else writeItem(key, JSON.stringify(ticked));
}

const NONE: number[] = [];

export interface Ticks {
  /** Places of the ticked items in the list. */
  ticked: number[];
  toggle: (index: number) => void;
  clear: () => void;
}

/**
 * The ticks of one list, kept on this device and by place, so that they hold in both
 * languages.
 * @param list page and section, e.g. `consular/pets#bring`
 * @param count how many items the list has
 */
export function useTicks(list: string, count: number): Ticks {
  const key = `ticks:${list}`;
  const [kept, setTicked] = useState(() => {
    const found = read(key).filter((index) => index < count);
    return found.length > 0 ? found : NONE;
  });
  const ticked = useKnownHere(kept, NONE);
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
