// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readItem, removeItem, writeItem } from '../../src/lib/browser/storage';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
}

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    removeItem('ticks:key');
  });

  it('works in a browser in which access to localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    writeItem('ticks:key', 'value');
    expect(readItem('ticks:key')).toBe('value');
    removeItem('ticks:key');
    expect(readItem('ticks:key')).toBeNull();
  });

  it('returns the newer value if localStorage is full', () => {
    writeItem('ticks:key', 'old');
    block('setItem');
    writeItem('ticks:key', 'new');
    expect(readItem('ticks:key')).toBe('new');
  });

  it('hides a value that could not be removed', () => {
    writeItem('ticks:key', 'old');
    block('removeItem');
    removeItem('ticks:key');
    expect(readItem('ticks:key')).toBeNull();
  });
});
