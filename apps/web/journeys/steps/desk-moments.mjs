// Runs in the desk's page before its own code: records each open submission and everything that is loading.
const moments = { pressedAt: 0, turns: [], waits: 0, loads: 0 };
globalThis.deskMoments = moments;
let open = '';

const pieceOf = () => document.querySelector('nav [aria-current]');
const isWaiting = () => document.querySelector('[data-part="piece"] [data-skeleton]') !== null;

addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Enter') moments.pressedAt = performance.now();
  },
  true,
);

const isOpen = () => pieceOf() !== null && document.querySelector('[data-part="piece"]') !== null && !isWaiting();

/** The open position in the queue, 0 while its submission is loading, and whether the next one is loaded, which the queue shows as `words`. */
globalThis.deskState = (words) => {
  const at = isOpen() ? Number(document.querySelector('[data-place]')?.getAttribute('data-place') ?? 0) : 0;
  const isLast = document.querySelector('nav li:last-child [aria-current]') !== null;
  const isNextReady = isLast || [...document.querySelectorAll('nav small')].some((one) => one.textContent === words);
  return { at, isNextReady };
};

const look = () => {
  if (isWaiting()) moments.waits += 1;
  const at = document.querySelector('[data-place]')?.getAttribute('data-place') ?? '';
  if (at === open || !isOpen() || !document.querySelector('[data-from]')) return;
  open = at;
  const { pressedAt } = moments;
  // Once it is painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => moments.turns.push({ at, ms: performance.now() - pressedAt }));
    port1.start();
    port2.postMessage(0);
  });
};

new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
