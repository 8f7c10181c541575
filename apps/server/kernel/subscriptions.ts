import type { EventPayloads, EventContext, HandlerServices, Subscribers, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** The subscribers of all features. */
export interface Subscriptions {
  /** The context that a transaction and its subscribers share. */
  eventContext(tx: Tx, outside: HandlerServices, actorId?: number | null): EventContext;
}

/** Joins the subscribers of the features; for one event they run in the order of the features. */
export const joinSubscribers = (features: readonly Subscribers[]): Subscriptions => ({
  eventContext(tx, outside, actorId = null) {
    const tell: EmitEvent = async <Name extends keyof EventPayloads>(name: Name, payload: EventPayloads[Name]) => {
      for (const feature of features) await feature[name]?.(payload, eventContext);
    };
    const eventContext: EventContext = { tx, services: outside, emit: tell, actorId };
    return eventContext;
  },
});
