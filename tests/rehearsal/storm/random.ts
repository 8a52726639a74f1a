/** Random choices that are reproducible by their seed. */
export interface Random {
  /** An integer from 0 to `limit` − 1. */
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  /** One of the values. Throws if there are none. */
  pick: <Value>(values: readonly Value[]) => Value;
  uuid: () => string;
}

const TWO_32 = 0x1_0000_0000;

/** Mulberry32 (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_32;
  };
}

export function randomOf(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => {
      if (values.length === 0) throw new Error('there is nothing to pick from');
      return values[below(values.length)] as Value;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
