/** A share of the width that leaves both panes readable: 25 to 75 percent. */
export const withinPane = (share: number): number => Math.min(75, Math.max(25, share));

/** The share after a key on the divider; null where the key means nothing to it. */
export const movedBy = (share: number, key: string): number | null => {
  if (key === 'ArrowLeft') return withinPane(share - 2);
  if (key === 'ArrowRight') return withinPane(share + 2);
  if (key === 'Home') return 25;
  return key === 'End' ? 75 : null;
};
