import type { EventPayloads, EventContext, HandlerServices, Subscribers, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** All features' ears joined. */
export interface Subscriptions {
  /** What a transaction's own work and its subscribers share. */
  eventContext(tx: Tx, outside: HandlerServices): EventContext;
}

/** Joins the features' subscribers; for one event they run in the order of the features. */
export const joinSubscribers = (features: readonly Subscribers[]): Subscriptions => ({
  eventContext(tx, outside) {
    const tell: EmitEvent = async <Name extends keyof EventPayloads>(name: Name, payload: EventPayloads[Name]) => {
      for (const feature of features) await feature[name]?.(payload, eventContext);
    };
    const eventContext: EventContext = { tx, services: outside, emit: tell };
    return eventContext;
  },
});
