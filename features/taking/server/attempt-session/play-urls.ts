import { fileAddress, playAddress, playEndsAt, type PinnedSet } from '@inkstone/bank/server';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptEventRow } from '../attempt.queries.ts';

/** What the journal says about the plays of a set's recording. */
interface SetPlayback {
  /** The number of the last play that reached the end; 0 for none. */
  endedPlay: number;
  /** When the server heard of the newest play, in epoch milliseconds. */
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

interface PlayContext {
  attemptId: number;
  blueprint: Blueprint;
  state: AttemptState;
  playback: ReadonlyMap<number, SetPlayback>;
  reader: { secret: string; personId: number; now: Date };
}

const isSound = ({ mime }: { mime: string }): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

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

/**
 * The URLs of a set's files. Where plays are limited, the recording's URL is for the next or current play, and empty
 * once none is left.
 */
export const fileUrlsFor = (playing: PlayContext): ((set: PinnedSet) => (fileId: number) => string) => {
  const limits = new Map(
    playing.blueprint.sections.flatMap(({ parts }) =>
      parts.flatMap(({ sets, plays }) => sets.map(({ id }) => [id, plays] as const)),
    ),
  );
  return (set) => {
    const recordingId = set.stimulus.files.find(isSound)?.id;
    const limit = limits.get(set.setId) ?? null;
    return (fileId) => {
      if (limit === null || fileId !== recordingId) return fileAddress(fileId, playing.reader);
      const number = nextPlayNumber(set, limit, playing);
      if (number === null) return '';
      const play = { attemptId: playing.attemptId, setId: set.setId, number, seconds: set.stimulus.audioSeconds ?? 0 };
      return playAddress(fileId, play, playing.reader);
    };
  };
};
