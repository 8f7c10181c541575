// Runs inside a page: how long each key takes from being pressed until the frame after it has been handed to the screen.
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
