import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredCrm } from '@inkstone/call/server';
import { jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import type { StoredMailServer } from '@inkstone/mail';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The school; it has one row. */
export const school = pgTable('school', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** IANA name. */
  timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
  /** Hours after which a closed assignment is archived. */
  archiveHours: integer('archive_hours').notNull().default(48),
  /** Seconds after a deadline for which answers given before it are taken. */
  graceSeconds: integer('grace_seconds').notNull().default(900),
  /** The administrator's notice to everybody. */
  notice: text('notice'),
  noticeZh: text('notice_zh'),
  /** Which sample was seeded; null for a school's own data. */
  sampleSchool: text('sample_school'),
  /** The secret from which keys are derived. */
  secret: text('secret').notNull(),
  /** The version of the folding with which all search texts were made. */
  foldingEdition: integer('folding_edition').notNull().default(1),
  /** The mail server that was set in the browser; null: none. */
  mailServer: jsonColumn('mail_server').$type<StoredMailServer>(),
  /** The identity provider that was set in the browser; null: none. */
  signOnProvider: jsonColumn('sign_on_provider').$type<StoredSignOnProvider>(),
  /** The CRM that was set in the browser; null: none. */
  crm: jsonColumn('crm').$type<StoredCrm>(),
  /** How often an administrator saved the settings; a form of an older edition is refused. */
  edition: integer('edition').notNull().default(1),
});

/** Settings of the school that are made in the browser: one row a key, its value as the owner's schema wants it. */
export const schoolSetting = pgTable('school_setting', {
  key: text('key').primaryKey(),
  value: jsonColumn('value').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
});

/** The stored response of a write, by its idempotency key. */
export const completedRequest = pgTable(
  'completed_request',
  {
    personId: referenceColumn('person_id').notNull(),
    requestId: uuid('request_id').notNull(),
    path: text('path').notNull(),
    response: jsonColumn('response').notNull(),
    completedAt: timestampColumn('completed_at').notNull(),
    /** MAC of the input; null for requests stored before it was. */
    contentMac: bytes('content_mac'),
  },
  (row) => [primaryKey({ columns: [row.personId, row.requestId] })],
);
