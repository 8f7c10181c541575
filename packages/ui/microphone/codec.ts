// mp4 with a codec that every browser plays comes first; the first chunk of Chromium's mp4 with opus is a header alone (decision 019).
const preferredTypes = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const;

/** What this browser records; null where it records nothing that can be stored. */
export const recordingType = (): string | null => {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return null;
  return preferredTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
};
