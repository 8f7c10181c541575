import type { Tx } from '@inkstone/db';
import type { EventPayloads, HandlerServices, EmitEvent } from './handler.ts';

/** The context of a subscriber, in the emitter's transaction. */
export interface EventContext {
  tx: Tx;
  services: HandlerServices;
  emit: EmitEvent;
  /** Who made the call in which the event is emitted; null in jobs. */
  actorId: number | null;
}

/** A feature's subscribers to events. */
export type Subscribers = {
  readonly [Name in keyof EventPayloads]?: (payload: EventPayloads[Name], hearing: EventContext) => Promise<void>;
};

declare module '@inkstone/jobs' {
  interface JobServices {
    /** Runs a function in one transaction, with a handler's services. */
    transaction<Result>(work: (ctx: EventContext) => Promise<Result>): Promise<Result>;
  }
}
