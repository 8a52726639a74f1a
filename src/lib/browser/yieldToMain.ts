/**
 * Yields to the main thread: resolves in a task of its own, after the input events that are waiting. It
 * uses a message in place of a timer, because browsers throttle timers in hidden tabs.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
