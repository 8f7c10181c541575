import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import { robotKindNames } from '../robot-address.ts';

const wayNames = ['mail', 'push', 'robot'] as const;

/** When a person wants to hear by mail and push; without a row the defaults hold. */
export const notificationSettingsTable = pgTable('notification_settings', {
  personId: referenceColumn('person_id').primaryKey(),
  /** Minutes of the day in the person's zone. */
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  /** When the day's mails come as one; null: each at once. */
  digestAt: smallint('digest_at'),
  updatedAt: timestampColumn('updated_at').notNull(),
});

/** What a person has chosen for a topic and a way; without a row the topic's default holds. */
export const notificationPreferenceTable = pgTable(
  'notification_preference',
  {
    personId: referenceColumn('person_id').notNull(),
    topic: text('topic').notNull(),
    way: text('way', { enum: ['mail', 'push'] }).notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (row) => [primaryKey({ columns: [row.personId, row.topic, row.way] })],
);

/** One message on its way to one address. */
export const deliveryTable = pgTable('delivery', {
  id: idColumn(),
  way: text('way', { enum: wayNames }).notNull(),
  /** Where it goes, in the way's own form: a mail address, the id of a push subscription or of a class robot. */
  address: text('address').notNull(),
  /** What it is about: an address gets it once. */
  source: text('source').notNull(),
  messageId: referenceColumn('message_id'),
  personId: referenceColumn('person_id'),
  /** What is sent where it is no person's message. */
  content: jsonColumn('content'),
  status: text('status', { enum: ['waiting', 'sent', 'failed', 'skipped'] }).notNull(),
  dueAt: timestampColumn('due_at').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** The first delivery of those that are sent together, the same in every try. */
  batchId: referenceColumn('batch_id'),
  /** While a process sends it. */
  claimedUntil: timestampColumn('claimed_until'),
  /** Failures so far. */
  tries: integer('tries').notNull().default(0),
  /** Why the last try failed, in words without addresses. */
  failure: text('failure'),
  finishedAt: timestampColumn('finished_at'),
});

/** An address that will never take anything again; nothing is sent there until it is changed or tried by hand. */
export const restingAddressTable = pgTable(
  'resting_address',
  {
    way: text('way', { enum: wayNames }).notNull(),
    address: text('address').notNull(),
    failure: text('failure').notNull(),
    restedAt: timestampColumn('rested_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.way, row.address] })],
);

/** The robot of a class in a group of WeCom, DingTalk or Feishu. */
export const classRobotTable = pgTable('class_robot', {
  id: idColumn(),
  classId: referenceColumn('class_id').notNull(),
  kind: text('kind', { enum: robotKindNames }).notNull(),
  /** Holds the service's token, and is encrypted with a key of the school; as text in rows of earlier versions. */
  address: text('address').notNull(),
  /** What posts are signed with, encrypted like the address; null where the robot asks for no signature. */
  secret: text('secret'),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  /** Why the last post failed, null where it did not, and when it was. */
  lastFailure: text('last_failure'),
  lastAt: timestampColumn('last_at'),
  /** The instants of the posts within the last minute, for the service's limit. */
  latestPosts: jsonColumn('latest_posts').notNull(),
});
