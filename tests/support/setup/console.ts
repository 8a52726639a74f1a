import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that logs an error, unless it mocks `console.error`. */
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
