import type { EventContext, HandlerServices, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** The context of all seed steps: one transaction, so that the school appears only when complete. */
export interface Seeding {
  tx: Tx;
  services: HandlerServices;
  emit: EmitEvent;
  /** The reference moment of the sample data; all dates are relative to it. */
  now: Date;
  /** The same transaction with the clock at another moment. */
  at(moment: Date): EventContext;
  log(text: string): void;
}
