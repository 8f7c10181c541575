import type { Tx } from '@inkstone/db';
import type { Events, Outside, Tell } from './answer.ts';

/** What a subscriber works with: the teller's own transaction. */
export interface Hearing {
  tx: Tx;
  outside: Outside;
  tell: Tell;
}

/** One feature's ear for another's events. */
export type Subscribers = {
  readonly [Name in keyof Events]?: (payload: Events[Name], hearing: Hearing) => Promise<void>;
};
