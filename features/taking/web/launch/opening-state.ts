import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Listening } from '../listening/listening-context.ts';

/** The state of opening an attempt. */
export type OpeningState =
  | { is: 'opening' }
  | { is: 'held' }
  | { is: 'failed'; message: string; code: string }
  /** Not refused by the server: the code of the window failed to load or threw. */
  | { is: 'broken'; error: Error }
  | { is: 'open'; store: AttemptStore; listening: Listening | null };
