import type { Stimulus } from '../contract.ts';

/** Whether a file is a recording; recorders may label audio as video. */
export const isRecording = ({ mime }: { mime: string }): boolean =>
  mime.startsWith('audio/') || mime.startsWith('video/');

/** Finds the recording of a set, with its length or null if that is unknown; null without a recording. */
export const findRecording = ({
  kind,
  files,
  audioSeconds,
}: Stimulus): { url: string; seconds: number | null } | null => {
  const file = kind === 'none' ? undefined : files.find(isRecording);
  return file ? { url: file.url, seconds: audioSeconds ?? null } : null;
};
