const momentPattern = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d{1,5}(?:\.\d)?)$/;

/** The seconds of a moment as people write it: `1:05`, `1:02:05`, `65`; null where it is none. */
export const parseMoment = (text: string): number | null => {
  const match = momentPattern.exec(text.trim().replaceAll('：', ':'));
  if (!match) return null;
  const [, hours, minutes, seconds] = match;
  // After minutes there are at most sixty seconds, after hours at most sixty minutes.
  if (minutes !== undefined && Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
};
