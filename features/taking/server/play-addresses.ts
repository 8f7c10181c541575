import { fileAddress, playAddress, playEndsAt, type PinnedSet } from '@inkstone/bank/server';
import type { AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { AttemptEventRow } from './attempt.queries.ts';

/** What the journal says of the newest play of a set's recording. */
interface HeardSet {
  /** Number of the last play that was heard to its end; 0 for none. */
  endedPlay: number;
  /** When the newest one was told to the server. */
  begunAt: number;
}

/** The plays in a journal of `audio-played` and `annotated`, by set. */
export const heardSetsIn = (events: readonly AttemptEventRow[]): ReadonlyMap<number, HeardSet> => {
  const heard = new Map<number, HeardSet>();
  for (const { kind, value, receivedAt } of events) {
    const { setId, noteId, note } = value as { setId: number; noteId?: string; note?: unknown };
    const before = heard.get(setId) ?? { endedPlay: 0, begunAt: 0 };
    if (kind === 'audio-played') heard.set(setId, { ...before, begunAt: receivedAt.getTime() });
    const { play, ended } = (note ?? {}) as { play?: unknown; ended?: unknown };
    if (noteId === 'heard' && ended === true && typeof play === 'number') {
      heard.set(setId, { ...before, endedPlay: Math.max(before.endedPlay, play) });
    }
  }
  return heard;
};

interface Playing {
  attemptId: number;
  blueprint: Blueprint;
  state: AttemptState;
  heard: ReadonlyMap<number, HeardSet>;
  reader: { secret: string; personId: number; now: Date };
}

const isSound = ({ mime }: { mime: string }): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** The number of the play that an address is given for; null where all were heard, and no clip of it is left. */
const playAhead = (set: PinnedSet, limit: number, { state, heard, reader }: Playing): number | null => {
  const plays = state.plays[set.setId] ?? 0;
  const { endedPlay, begunAt } = heard.get(set.setId) ?? { endedPlay: 0, begunAt: 0 };
  const seconds = set.stimulus.audioSeconds ?? 0;
  const isOver = endedPlay >= plays || reader.now.getTime() > playEndsAt(begunAt, seconds);
  if (plays > 0 && !isOver) return plays;
  if (plays < limit) return plays + 1;
  const hasClips = set.questions.some(({ questionId, clip }) => clip && !state.clipPlays?.[questionId]);
  return hasClips ? limit + 1 : null;
};

/**
 * The addresses of a set's files: where plays are counted, its recording's is for the next play or the one that goes on,
 * and empty once it was heard as often as allowed.
 */
export const fileAddressesFor = (playing: Playing): ((set: PinnedSet) => (fileId: number) => string) => {
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
      const number = playAhead(set, limit, playing);
      if (number === null) return '';
      const play = { attemptId: playing.attemptId, setId: set.setId, number, seconds: set.stimulus.audioSeconds ?? 0 };
      return playAddress(fileId, play, playing.reader);
    };
  };
};
