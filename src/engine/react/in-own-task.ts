/**
 * Does some work in a task of its own, after what shows a click or a key. It is no timer's, which would wait where the
 * page's clock stands still, and no frame's, which comes to no page in the background.
 */
export const inOwnTask = (work: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(0);
};
