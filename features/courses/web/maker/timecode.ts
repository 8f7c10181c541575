const timecodePattern = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d{1,5}(?:\.\d)?)$/;

/** Parses a time as people write it: `1:05`, `1:02:05`, `65`; null if it is invalid. */
export const parseTimecode = (text: string): number | null => {
  const match = timecodePattern.exec(text.trim().replaceAll('：', ':'));
  if (!match) return null;
  const [, hours, minutes, seconds] = match;
  // With minutes, seconds are below 60; with hours, minutes are.
  if (minutes !== undefined && Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
};
