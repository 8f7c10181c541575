import type { Events, Hearing, Outside, Subscribers, Tell } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** All features' ears joined. */
export interface Subscriptions {
  /** What a transaction's own work and its subscribers share. */
  hearing(tx: Tx, outside: Outside): Hearing;
}

/** Joins the features' subscribers; for one event they run in the order of the features. */
export const joinSubscribers = (features: readonly Subscribers[]): Subscriptions => ({
  hearing(tx, outside) {
    const tell: Tell = async <Name extends keyof Events>(name: Name, payload: Events[Name]) => {
      for (const feature of features) await feature[name]?.(payload, hearing);
    };
    const hearing: Hearing = { tx, outside, tell };
    return hearing;
  },
});
