export { createOutbox, type Outbox, type OutboxDefinition } from './create-outbox.ts';
export { toFailedOutcome } from './failed-outcome.ts';
export { flushWithPage } from './flush-with-page.ts';
export type { OutboxItem, OutboxRow, SendOutcome } from './outbox-types.ts';
export { createTextStorage } from './text-storage.ts';
export type { OutboxStorage } from './outbox-writer.ts';
export { writeRows } from './write-rows.ts';
