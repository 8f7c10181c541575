/** Seconds of each video and the end of each spoken sentence; written by `tools/make-videos.ts`. */
export const made: Readonly<Record<string, { seconds: number; ends: readonly number[] }>> = {
  'lecture-shape-1': {
    seconds: 70.8,
    ends: [5.8, 11.5, 15.6, 20.3, 24, 29.2, 32.3, 35.7, 39.5, 43.5, 47.7, 53.1, 56, 59.4, 66.5, 69.3],
  },
  'lecture-shape-2': { seconds: 72.4, ends: [6.2, 12, 18, 22.9, 27.4, 32, 37, 42.4, 49.2, 56.5, 60, 65.4, 70.8] },
  'lecture-shape-3': { seconds: 56.2, ends: [3.8, 8.2, 13, 17.8, 22.9, 27.6, 33.7, 38.2, 43.7, 48.4, 52, 54.6] },
  'counting-1': { seconds: 73.9, ends: [5.9, 10.9, 15.6, 20.5, 23.5, 34.7, 41, 45.6, 55.8, 64.2, 72.4] },
  'counting-2': { seconds: 63.6, ends: [4.5, 9.5, 18.1, 21.4, 26.6, 31.1, 35.7, 38.8, 42.4, 49, 55.3, 62] },
};
