/** Scales down a chart that was laid out wider than the page, so that nothing is cut off. */
export const fitDrawings = (block: HTMLElement): void => {
  const end = block.getBoundingClientRect().right;
  for (const drawing of block.querySelectorAll('svg')) {
    const frame = drawing.parentElement;
    if (!frame) continue;
    const { left, width, height } = frame.getBoundingClientRect();
    const room = end - left;
    if (room <= 0 || width <= room) continue;
    // A captured chart stands alone, so a percentage width has no reference.
    for (const { style } of [frame, drawing]) {
      style.width = `${room}px`;
      style.height = `${(height * room) / width}px`;
    }
  }
};
