/**
 * Resolves in a new task, so that the browser can handle input before it. Stands for
 * `scheduler.yield()`, which Safari lacks; uses a MessageChannel, because browsers throttle timers
 * in hidden tabs.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
