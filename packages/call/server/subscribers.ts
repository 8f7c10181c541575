import type { Tx } from '@inkstone/db';
import type { EventPayloads, HandlerServices, EmitEvent } from './handler.ts';

/** What a subscriber works with: the teller's own transaction. */
export interface EventContext {
  tx: Tx;
  services: HandlerServices;
  emit: EmitEvent;
}

/** One feature's ear for another's events. */
export type Subscribers = {
  readonly [Name in keyof EventPayloads]?: (payload: EventPayloads[Name], hearing: EventContext) => Promise<void>;
};
