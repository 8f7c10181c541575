/** The open band in pixels from the top of what is hidden. */
export interface Band {
  top: number;
  bottom: number;
}

const leastHeight = 28;

/** The band with one of its edges, or the whole of it, moved; it stays inside and keeps its least height. */
export const moveBand = (
  { top, bottom }: Band,
  part: 'top' | 'bottom' | 'band',
  { by, height }: { by: number; height: number },
): Band => {
  if (part === 'top') return { top: Math.min(bottom - leastHeight, Math.max(0, top + by)), bottom };
  if (part === 'bottom') return { top, bottom: Math.max(top + leastHeight, Math.min(height, bottom + by)) };
  const shift = Math.max(-top, Math.min(height - bottom, by));
  return { top: top + shift, bottom: bottom + shift };
};
