import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test may write to the error console only if it says so by mocking it. */
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
  });
});

afterEach(() => {
  expect(errors, 'the error console').toEqual([]);
});
