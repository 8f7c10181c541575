/** A position in a recording: `1:05.4`. */
export const timeText = (seconds: number): string => {
  const tenths = Math.max(0, Math.round(seconds * 10));
  const rest = tenths % 600;
  return `${Math.floor(tenths / 600)}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
};
