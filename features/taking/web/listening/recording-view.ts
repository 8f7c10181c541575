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
