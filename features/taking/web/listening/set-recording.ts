import type { SetRecord } from '../attempt-session/question-context.ts';

/** The recording of a question set. */
export interface SetRecording {
  setId: number;
  fileId: number;
  url: string;
  /** Its length as measured by the teacher's browser, in seconds; null if unknown. */
  seconds: number | null;
  /** The title of the test that holds it: until that test is over it has no URL. */
  heldByTest?: string | undefined;
}

/** The recording of a set; null where it has none. Some recorders label audio as video. */
export const findSetRecording = ({ id, stimulus }: SetRecord): SetRecording | null => {
  const file = stimulus.files?.find(({ mime }) => mime.startsWith('audio/') || mime.startsWith('video/'));
  if (!file) return null;
  const { id: fileId, url, heldByTest } = file;
  return { setId: id, fileId, url, seconds: stimulus.audioSeconds ?? null, ...(heldByTest && { heldByTest }) };
};

/** All recordings of some sets, in order. */
export const listSetRecordings = (sets: readonly SetRecord[]): SetRecording[] =>
  sets.flatMap((set) => findSetRecording(set) ?? []);
