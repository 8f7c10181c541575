/** A drawing that was laid out for a wider screen than the page is made smaller as a whole, so that nothing of it is cut. */
export const fitDrawings = (block: HTMLElement): void => {
  const end = block.getBoundingClientRect().right;
  for (const drawing of block.querySelectorAll('svg')) {
    const frame = drawing.parentElement;
    if (!frame) continue;
    const { left, width, height } = frame.getBoundingClientRect();
    const room = end - left;
    if (room <= 0 || width <= room) continue;
    // Captured, a drawing stands alone: a share of its frame would say no size there.
    for (const { style } of [frame, drawing]) {
      style.width = `${room}px`;
      style.height = `${(height * room) / width}px`;
    }
  }
};
