import type { Stimulus } from '../contract.ts';
import { isRecording } from '../rules.ts';

export { isRecording };

/** Finds the recording of a set, with its length or null if that is unknown; null without a recording. */
export const findRecording = ({
  kind,
  files,
  audioSeconds,
}: Stimulus): { url: string; seconds: number | null } | null => {
  const file = kind === 'none' ? undefined : files.find(isRecording);
  return file ? { url: file.url, seconds: audioSeconds ?? null } : null;
};

/** Measures a recording in whole seconds; undefined if the browser cannot read it. */
export const measureSeconds = (file: File): Promise<number | undefined> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const audio = new Audio(url);
    const finish = (seconds: number | undefined) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    const reportDuration = () => Number.isFinite(audio.duration) && finish(Math.max(1, Math.ceil(audio.duration)));
    audio.preload = 'metadata';
    audio.ondurationchange = reportDuration;
    // Recordings made by browsers report their length only after seeking to the end.
    audio.onloadedmetadata = () => {
      if (!Number.isFinite(audio.duration)) audio.currentTime = 1e9;
    };
    audio.onerror = () => finish(undefined);
    setTimeout(() => finish(undefined), 15_000);
  });
