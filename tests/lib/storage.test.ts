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

  it('writes values to localStorage', () => {
    writeItem('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
    expect(window.localStorage.getItem('key')).toBeNull();
  });

  it('falls back to memory if localStorage is blocked', () => {
    block('getItem', 'setItem', 'removeItem');
    expect(readItem('key')).toBeNull();
    writeItem('key', 'value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('works in a browser in which access to localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    writeItem('key', 'value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('returns the newer value if localStorage is full', () => {
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

  it('implements the storage interface of auth-js', () => {
    safeStorage.setItem('key', 'value');
    expect(safeStorage.getItem('key')).toBe('value');
    safeStorage.removeItem('key');
    expect(safeStorage.getItem('key')).toBeNull();
  });
});
