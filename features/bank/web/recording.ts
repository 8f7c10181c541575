import type { Stimulus } from '../contract.ts';

/** Whether a file is sound; a recorder may call it a film, since it need not say which tracks there are. */
export const isRecording = ({ mime }: { mime: string }): boolean =>
  mime.startsWith('audio/') || mime.startsWith('video/');

/** The recording of a set with its length, null where nobody could measure it; null for a set without one. */
export const findRecording = ({
  kind,
  files,
  audioSeconds,
}: Stimulus): { url: string; seconds: number | null } | null => {
  const file = kind === 'none' ? undefined : files.find(isRecording);
  return file ? { url: file.url, seconds: audioSeconds ?? null } : null;
};
