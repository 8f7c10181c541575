import { signFileUrl, signPlayUrl, playEndsAt, type PinnedSet } from '@inkstone/bank/server';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptEventRow } from '../attempt.queries.ts';

/** What the journal says about the plays of a set's recording. */
interface SetPlayback {
  /** The number of the last play that reached the end; 0 for none. */
  endedPlay: number;
  /** When the newest play was reported to the server, in epoch milliseconds. */
  begunAt: number;
}

/** Reads the plays per set from the `audio-played` and `annotated` events. */
export const readSetPlayback = (events: readonly AttemptEventRow[]): ReadonlyMap<number, SetPlayback> => {
  const playback = new Map<number, SetPlayback>();
  for (const { kind, value, receivedAt } of events) {
    const { setId, noteId, note } = value as { setId: number; noteId?: string; note?: unknown };
    const before = playback.get(setId) ?? { endedPlay: 0, begunAt: 0 };
    if (kind === 'audio-played') playback.set(setId, { ...before, begunAt: receivedAt.getTime() });
    const { play, ended } = (note ?? {}) as { play?: unknown; ended?: unknown };
    if (noteId === 'heard' && ended === true && typeof play === 'number') {
      playback.set(setId, { ...before, endedPlay: Math.max(before.endedPlay, play) });
    }
  }
  return playback;
};

/** Whether a file is a recording. */
export const isSound = ({ mime }: { mime: string }): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

interface PlayContext {
  attemptId: number;
  /** Whether the attempt is one of a test. */
  isOfTest: boolean;
  blueprint: Blueprint;
  state: AttemptState;
  playback: ReadonlyMap<number, SetPlayback>;
  reader: { secret: string; personId: number; now: Date };
}

/** The number of the play to sign a URL for; null where no play and no clip is left. */
const nextPlayNumber = (set: PinnedSet, limit: number, { state, playback, reader }: PlayContext): number | null => {
  const plays = state.plays[set.setId] ?? 0;
  const { endedPlay, begunAt } = playback.get(set.setId) ?? { endedPlay: 0, begunAt: 0 };
  const seconds = set.stimulus.audioSeconds ?? 0;
  const isOver = endedPlay >= plays || reader.now.getTime() > playEndsAt(begunAt, seconds);
  if (plays > 0 && !isOver) return plays;
  if (plays < limit) return plays + 1;
  const hasClips = set.questions.some(({ questionId, clip }) => clip && !state.clipPlays?.[questionId]);
  return hasClips ? limit + 1 : null;
};

const listPlayLimits = ({ sections }: Blueprint): ReadonlyMap<number, number | null> =>
  new Map(
    sections.flatMap(({ parts }) => parts.flatMap(({ sets, plays }) => sets.map(({ id }) => [id, plays] as const))),
  );

/**
 * The URLs of a set's files. Where plays are limited, the recording's URL is for the next or current play, and empty
 * once none is left. Every sound of a test is signed with its attempt, so that no other test holds it.
 */
export const fileUrlsFor = (playing: PlayContext): ((set: PinnedSet) => (fileId: number) => string) => {
  const { attemptId, reader, isOfTest } = playing;
  const limits = listPlayLimits(playing.blueprint);
  return (set) => {
    const sounds = set.stimulus.files.filter(isSound).map(({ id }) => id);
    const limit = limits.get(set.setId) ?? null;
    const seconds = set.stimulus.audioSeconds ?? 0;
    const signPlay = (fileId: number, number: number) =>
      signPlayUrl(fileId, { attemptId, setId: set.setId, number, seconds }, reader);
    return (fileId) => {
      if (limit === null || fileId !== sounds[0]) {
        return isOfTest && sounds.includes(fileId) ? signPlay(fileId, 0) : signFileUrl(fileId, reader);
      }
      const number = nextPlayNumber(set, limit, playing);
      return number === null ? '' : signPlay(fileId, number);
    };
  };
};
