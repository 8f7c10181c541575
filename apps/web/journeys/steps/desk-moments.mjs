// Runs inside the desk's page, before its own code: notes every piece that stands open and everything that is waited for.
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

/** The place in the queue that stands open, 0 while its piece is on its way, and whether the one after it is loaded, which the queue says in `words`. */
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
