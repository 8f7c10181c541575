/** A share of the width that leaves both panes readable: 25 to 75 percent. */
export const clampShare = (share: number): number => Math.min(75, Math.max(25, share));

/** The share after a key on the divider; null where the key has no effect. */
export const shareAfterKey = (share: number, key: string): number | null => {
  if (key === 'ArrowLeft') return clampShare(share - 2);
  if (key === 'ArrowRight') return clampShare(share + 2);
  if (key === 'Home') return 25;
  return key === 'End' ? 75 : null;
};
