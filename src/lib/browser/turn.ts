/**
 * Ends the task under way and goes on in another: a tap or a scroll that waits is answered first. Not
 * by a timer, which browsers hold back in a tab that nobody looks at.
 */
export const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
