import type { EventContext, HandlerServices, EmitEvent } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** What every part of the sample school is made with: one transaction, so that half a school never shows. */
export interface Seeding {
  tx: Tx;
  services: HandlerServices;
  emit: EmitEvent;
  /** The moment that the story is told from; everything lies some days before or after it. */
  now: Date;
  /** The same transaction as if at another moment: what is told then is dated then. */
  at(moment: Date): EventContext;
  log(text: string): void;
}
