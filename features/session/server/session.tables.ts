import { boolean, customType, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What claims of the identity provider gave a person. */
export interface SignOnGrants {
  roles: string[];
  permissions: string[];
  classIds: number[];
}

/** A person who can sign in, with several roles, one of them current. */
export const person = pgTable('person', {
  id: idColumn(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Name in Latin letters for sorting: pinyin of a Chinese name. */
  sortName: text('sort_name').notNull(),
  /** The user name where somebody else has the same name; shown after the name in lists. */
  namesakeUsername: text('namesake_username'),
  /** Keys of the names, made by nameKeysFor; empty where an older version stored the person, until the next start. */
  nameKeys: text('name_keys').array().notNull(),
  /** Search text, made by personSearchText. */
  searchText: text('search_text').notNull(),
  mail: text('mail'),
  /** When the address was proved: by a code, or by the school, which entered it. Nothing is sent to it before. */
  mailProvedAt: timestampColumn('mail_proved_at'),
  phone: text('phone'),
  /** Argon2id; null where nobody can sign in with a password. */
  passwordHash: text('password_hash'),
  /** Identity provider and its stable subject id, from the first sign-in through it; null before. */
  ssoIssuer: text('sso_issuer'),
  ssoSubject: text('sso_subject'),
  /** What claims of the provider gave whom they made; null: the school made the account, and claims change nothing. */
  signOnGrants: jsonb('sign_on_grants').$type<SignOnGrants>(),
  /** SHA-256 of an invitation to link the provider's identity, and until when it is good. */
  invitationHash: bytes('invitation_hash'),
  invitationUntil: timestampColumn('invitation_until'),
  roles: text('roles').array().notNull(),
  /** The current one of `roles`. */
  role: text('role').notNull(),
  permissions: text('permissions').array().notNull(),
  /** 1 English, 2 Chinese. */
  language: smallint('language').notNull(),
  /** IANA name; null until a browser reports one, when the school's applies. */
  timeZone: text('time_zone'),
  /** Chosen on the account page; not overwritten by sign-ins. */
  isTimeZoneChosen: boolean('is_time_zone_chosen').notNull().default(false),
  /** Percentage of points below which this teacher's marked answers count as errors; null: the default. */
  errorThresholdPercent: smallint('error_threshold_percent'),
  /** 1 once the guide was seen. */
  isTextbookTutorial: smallint('is_textbook_tutorial').notNull(),
  /** Seconds for which the guide was open. */
  guideSeconds: integer('guide_seconds').notNull().default(0),
  /** When the hint of the customer service was closed. */
  serviceHintSeenAt: timestampColumn('service_hint_seen_at'),
  createdAt: timestampColumn('created_at').notNull(),
  /** When the person left and could no longer sign in. */
  leftAt: timestampColumn('left_at'),
  /** The account with which this one was merged; nobody signs in here any more. Null: it stands for itself. */
  mergedIntoId: referenceColumn('merged_into_id'),
  /** When the personal data was erased; what remains of the account identifies nobody. */
  erasedAt: timestampColumn('erased_at'),
  /** The school's own number of the person, with leading zeros. */
  number: text('number'),
  /** How often an administrator saved the person; a form of an older edition is refused. */
  edition: integer('edition').notNull().default(1),
  /** The person's id in the system that people are imported from. */
  externalId: text('external_id'),
  /** SHA-256 of a first code of 128 random bits, with which a first password is chosen; null: none, or used. */
  firstCodeHash: bytes('first_code_hash'),
});

/** One signed-in browser. */
export const session = pgTable('session', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  /** SHA-256 of the bearer token, which itself is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  /** Cookie that identifies the browser. */
  uaToken: text('ua_token').notNull(),
  /** Shared device: the session lasts 12 hours. */
  isShared: boolean('is_shared').notNull(),
  /** Came through the identity provider. */
  isSso: boolean('is_sso').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  lastSeenAt: timestampColumn('last_seen_at').notNull(),
  endedAt: timestampColumn('ended_at'),
  /** logout, replaced, elsewhere or password. */
  endedBy: text('ended_by'),
});

/** An e-mailed code of eight digits for a forgotten password. */
export const passwordCode = pgTable('password_code', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  codeHash: text('code_hash').notNull(),
  /** SHA-256 of the cookie of the requesting browser; null for codes of an older version. */
  browserHash: bytes('browser_hash'),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  /** Attempts so far; at most five. */
  tries: integer('tries').notNull(),
  usedAt: timestampColumn('used_at'),
});

/** A code that was mailed to an address to prove that it is the person's; it never opens an account. */
export const mailProof = pgTable('mail_proof', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  mail: text('mail').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  /** Attempts so far; at most five. */
  tries: integer('tries').notNull().default(0),
  usedAt: timestampColumn('used_at'),
});

/** How often signing in to an account failed in a quarter of an hour, until the record of the school tells it. */
export const failedSignIn = pgTable('failed_sign_in', {
  windowAt: timestampColumn('window_at').notNull(),
  /** By what the sign-in was tried. */
  kind: text('kind', { enum: ['password', 'provider'] }).notNull(),
  /** Null where nobody here goes with what was typed or claimed. */
  personId: referenceColumn('person_id'),
  count: integer('count').notNull(),
  lastAt: timestampColumn('last_at').notNull(),
});

/** How often something happened in a window of time, for the limits of sign-ins and mails. */
export const rateCounter = pgTable(
  'rate_counter',
  { key: text('key').notNull(), windowAt: timestampColumn('window_at').notNull(), count: integer('count').notNull() },
  (row) => [primaryKey({ columns: [row.key, row.windowAt] })],
);
