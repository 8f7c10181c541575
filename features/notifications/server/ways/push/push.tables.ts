import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn, timestampColumn } from '@inkstone/db';

/** A browser that takes messages by push, as long as the session in which it was switched on. */
export const pushSubscriptionTable = pgTable('push_subscription', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  sessionId: referenceColumn('session_id').notNull(),
  /** The address at the browser's push service: whoever knows it can send there. */
  endpoint: text('endpoint').notNull(),
  /** The browser's public key and its secret for the encryption, base64url. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
});
