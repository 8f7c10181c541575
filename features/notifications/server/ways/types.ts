import type { Notice, NoticeRow } from '@inkstone/messages/server';
import type { Language, ReaderZone } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import type { Db, Handle } from '@inkstone/db';
import type { JobServices } from '@inkstone/jobs';
import type { deliveryTable } from '../notifications.tables.ts';

/** A delivery as it is stored. */
export type DeliveryRow = typeof deliveryTable.$inferSelect;
export type WayName = DeliveryRow['way'];

/** Who reads a message, and how. */
export interface Reader {
  personId: number;
  name: string;
  mail: string | null;
  /** The role in which the person reads, which decides the pages that a link may open. */
  role: string;
  language: Language;
  zone: ReaderZone;
}

/** One delivery of a batch, with its message as it is now; of a delivery that is no person's message, its content. */
export interface DeliveryItem {
  delivery: DeliveryRow;
  message: { row: NoticeRow; notice: Notice; reader: Reader } | null;
}

/** What goes to one address at once. */
export interface DeliveryBatch {
  /** The same in every try of the same items. */
  batchId: number;
  address: string;
  items: readonly DeliveryItem[];
}

/**
 * What became of a batch. `remainingIds`: deliveries that did not fit and go with the next one. `later`: nothing was sent,
 * since the way may not send yet; this is no failure. `gone`: the address will never take anything again.
 */
export type DeliveryResult =
  | { outcome: 'sent'; remainingIds?: readonly number[] }
  | { outcome: 'later'; notBefore: Date }
  | { outcome: 'retry'; failure: string; notBefore?: Date }
  | { outcome: 'refused' | 'gone'; failure: string };

/** What a way may use to send. */
export interface SendContext {
  db: Db;
  services: JobServices;
  school: SchoolSettings;
  /** Key for signed addresses. */
  secret: string;
  now: Date;
  /** Aborts when the run has timed out or the process stops. */
  signal: AbortSignal;
}

/** A way by which messages reach people beside the bell. Each is a folder here. */
export interface NotificationWay {
  readonly name: WayName;
  /** Deliveries to one address that go as one; 1: each by itself. */
  readonly maxBatch: number;
  /** Whether a person's digest gathers what goes by this way. */
  readonly isDigested: boolean;
  /** Whether the process can send by it at all. */
  isAvailable(services: JobServices): boolean;
  /** The addresses of some readers. */
  listAddresses(db: Handle, readers: readonly Reader[]): Promise<{ personId: number; address: string }[]>;
  /** Sends a batch. A failure that may pass is a `retry`; an exception counts as one. */
  send(batch: DeliveryBatch, context: SendContext): Promise<DeliveryResult>;
}
