// Runs in the page: scrolls an element to the bottom and back, one step per frame; returns the frame times in ms.
globalThis.scrollFrames = async (selector) => {
  const pane = document.querySelector(selector);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const spent = [];
  let last = await frame();
  for (let turn = 0, step = 40; turn < 600; turn += 1) {
    const before = pane.scrollTop;
    pane.scrollTop += step;
    if (pane.scrollTop === before) step = -step;
    const now = await frame();
    spent.push(now - last);
    last = now;
  }
  return spent;
};
