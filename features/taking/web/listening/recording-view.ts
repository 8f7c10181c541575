import type { PlaybackProgress } from './playback-progress.ts';

/** The playback state of a recording or clip. `blocked`: the browser requires a user gesture first. */
export type PlayState = 'notBegun' | 'starting' | 'playing' | 'paused' | 'blocked' | 'broken' | 'ended';

/** The view of one recording or clip. */
export interface RecordingView {
  is: PlayState;
  /** Seconds since its beginning. */
  at: number;
  seconds: number;
  /** Remaining plays; null for unlimited. */
  playsLeft: number | null;
  /** True once it was played to the end, or skipped because it cannot be loaded. */
  isHeard: boolean;
  mayPause: boolean;
  maySeek: boolean;
}

/** What is known about one recording or clip. */
interface PlaybackFacts {
  /** Its state in the audio element; null while it is not loaded there. */
  inElement: { is: PlayState; at: number } | null;
  heard: PlaybackProgress | null;
  seconds: number;
  /** The number of plays and their limit; null for unlimited. */
  plays: number;
  limit: number | null;
  isGivenUp: boolean;
  isTest: boolean;
}

/** Builds the view of a recording. */
export const toRecordingView = ({
  inElement,
  heard,
  seconds,
  plays,
  limit,
  isGivenUp,
  isTest,
}: PlaybackFacts): RecordingView => {
  const storedState = heard?.ended ? 'ended' : heard ? 'paused' : 'notBegun';
  return {
    is: inElement?.is ?? storedState,
    at: inElement?.at ?? heard?.at ?? 0,
    seconds,
    playsLeft: limit === null ? null : Math.max(0, limit - plays),
    isHeard: isGivenUp || heard?.ended === true || plays > 1,
    mayPause: !isTest,
    maySeek: !isTest && limit === null,
  };
};
