import type { Outside } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** What every part of the sample school is made with: one transaction, so that half a school never shows. */
export interface Seeding {
  tx: Tx;
  outside: Outside;
  /** The moment that the story is told from; everything lies some days before or after it. */
  now: Date;
  log(text: string): void;
}
