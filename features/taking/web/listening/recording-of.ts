import type { SetRecord } from '../place/place-in-exam.ts';

/** The one recording of a question set. */
export interface Recording {
  setId: number;
  fileId: number;
  url: string;
  /** Its length as the teacher's browser measured it; null where nobody could. */
  seconds: number | null;
}

/** The recording that a set's questions are about; null where nothing is heard. A recorder may call sound a film. */
export const recordingOf = ({ id, stimulus }: SetRecord): Recording | null => {
  const file = stimulus.files?.find(({ mime }) => mime.startsWith('audio/') || mime.startsWith('video/'));
  return file ? { setId: id, fileId: file.id, url: file.url, seconds: stimulus.audioSeconds ?? null } : null;
};

/** Every recording of some sets, in order. */
export const recordingsIn = (sets: readonly SetRecord[]): Recording[] => sets.flatMap((set) => recordingOf(set) ?? []);
