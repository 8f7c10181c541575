// Runs in the page: the time of each key from its press to the frame after it was painted.
const times = [];

addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  },
  { capture: true },
);
globalThis.benchKeys = () => times.splice(0);
