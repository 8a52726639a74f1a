import { abortable } from './abortable';

/**
 * Waits `ms` milliseconds between two attempts of a request.
 * @throws the reason of `signal` when it aborts
 */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  abortable({ signal }, () => new Promise((resolve) => setTimeout(resolve, ms)));
