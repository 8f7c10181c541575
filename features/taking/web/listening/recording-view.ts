import type { Heard } from './heard.ts';

/** What a recording, or a clip of it, does now. `blocked`: the browser wants a press before it plays. */
export type PlayState = 'notBegun' | 'starting' | 'playing' | 'paused' | 'blocked' | 'broken' | 'ended';

/** One recording, or a clip of it, as the window draws it. */
export interface RecordingView {
  is: PlayState;
  /** Seconds since its beginning. */
  at: number;
  seconds: number;
  /** How often it may still begin; null: as often as wished. */
  playsLeft: number | null;
  /** True once it was heard to its end, or given up because it cannot be had. */
  isHeard: boolean;
  mayPause: boolean;
  maySeek: boolean;
}

/** What is known of one recording, or of a clip of it. */
interface Known {
  /** What the element does with it; null while it is not in it. */
  inElement: { is: PlayState; at: number } | null;
  heard: Heard | null;
  seconds: number;
  /** How often it was begun, and how often it may begin; null: as often as wished. */
  plays: number;
  limit: number | null;
  isGivenUp: boolean;
  isTest: boolean;
}

/** Draws what is known. */
export const viewOfKnown = ({ inElement, heard, seconds, plays, limit, isGivenUp, isTest }: Known): RecordingView => {
  const kept = heard?.ended ? 'ended' : heard ? 'paused' : 'notBegun';
  return {
    is: inElement?.is ?? kept,
    at: inElement?.at ?? heard?.at ?? 0,
    seconds,
    playsLeft: limit === null ? null : Math.max(0, limit - plays),
    isHeard: isGivenUp || heard?.ended === true || plays > 1,
    mayPause: !isTest,
    maySeek: !isTest && limit === null,
  };
};
