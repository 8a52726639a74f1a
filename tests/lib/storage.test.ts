// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readItem, removeItem, safeStorage, writeItem } from '../../src/lib/browser/storage';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
}

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    removeItem('key');
  });

  it('keeps values in localStorage', () => {
    writeItem('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
    expect(window.localStorage.getItem('key')).toBeNull();
  });

  it('keeps them in memory where localStorage is blocked', () => {
    block('getItem', 'setItem', 'removeItem');
    expect(readItem('key')).toBeNull();
    writeItem('key', 'value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('survives a browser in which naming localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    writeItem('key', 'value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('reads the newer value where the store is full', () => {
    writeItem('key', 'old');
    block('setItem');
    writeItem('key', 'new');
    expect(readItem('key')).toBe('new');
  });

  it('hides a value that could not be removed', () => {
    writeItem('key', 'old');
    block('removeItem');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('has the shape that the session store needs', () => {
    safeStorage.setItem('key', 'value');
    expect(safeStorage.getItem('key')).toBe('value');
    safeStorage.removeItem('key');
    expect(safeStorage.getItem('key')).toBeNull();
  });
});
