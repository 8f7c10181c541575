/** One play of a set's recording in an attempt, for which a URL is signed. */
export interface Play {
  attemptId: number;
  setId: number;
  /** Number of the play, from 1; 0 where the plays of the attempt are not limited. */
  number: number;
  /** Length of the recording. */
  seconds: number;
}

/** After a lost page or connection, a play can be resumed this long after the recording could have ended. */
const resumeMs = 15 * 60_000;

/** When a play can no longer be resumed; half speed is the slowest. */
export const playEndsAt = (begunAt: number, seconds: number): number => begunAt + seconds * 2000 + resumeMs;

/** Formats a play for a URL. */
export const formatPlay = ({ attemptId, setId, number, seconds }: Play): string =>
  [attemptId, setId, number, seconds].join('.');

/** Parses the play of a URL. */
export const parsePlay = (name: string): Play => {
  const [attemptId = 0, setId = 0, number = 0, seconds = 0] = name.split('.').map(Number);
  return { attemptId, setId, number, seconds };
};
