import { boolean, customType, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A login; roles held at once, one of them current. */
export const person = pgTable('person', {
  id: idColumn(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Latin letters for lists: pinyin of a Chinese name. */
  sortName: text('sort_name').notNull(),
  /** The user name, where somebody else of the school has the same name; lists show it behind the name. */
  namesakeUsername: text('namesake_username'),
  /** What search reads, made by personSearchText. */
  searchText: text('search_text').notNull(),
  mail: text('mail'),
  phone: text('phone'),
  /** Argon2id; null where nobody can sign in with a password. */
  passwordHash: text('password_hash'),
  /** Provider and its lasting name for the person, from the first sign-in through it; null before. */
  ssoIssuer: text('sso_issuer'),
  ssoSubject: text('sso_subject'),
  roles: text('roles').array().notNull(),
  /** The current one of `roles`. */
  role: text('role').notNull(),
  permissions: text('permissions').array().notNull(),
  /** 1 English, 2 Chinese. */
  language: smallint('language').notNull(),
  /** IANA name; null until a browser has told one, when the school's counts. */
  timeZone: text('time_zone'),
  /** Chosen on the account page: no sign-in changes it. */
  isTimeZoneChosen: boolean('is_time_zone_chosen').notNull().default(false),
  /** Marked work of this teacher below so many percent of its points is an error; null: the usual share. */
  errorsBelow: smallint('errors_below'),
  /** 1 once the guide video was seen. */
  isTextbookTutorial: smallint('is_textbook_tutorial').notNull(),
  /** Seconds for which the guide was looked at. */
  guideSeconds: integer('guide_seconds').notNull().default(0),
  createdAt: timestampColumn('created_at').notNull(),
  /** Since when the person cannot sign in. */
  leftAt: timestampColumn('left_at'),
});

/** One signed-in browser. */
export const session = pgTable('session', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  /** SHA-256 of the bearer, which itself is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  /** The browser's own cookie, by which another browser is told apart. */
  uaToken: text('ua_token').notNull(),
  /** A shared device: the session lasts 12 hours. */
  isShared: boolean('is_shared').notNull(),
  /** Came through the identity provider. */
  byProvider: boolean('by_provider').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  lastSeenAt: timestampColumn('last_seen_at').notNull(),
  endedAt: timestampColumn('ended_at'),
  /** logout, replaced, elsewhere or password. */
  endedBy: text('ended_by'),
});

/** Six digits mailed for a forgotten password. */
export const passwordCode = pgTable('password_code', {
  id: idColumn(),
  personId: referenceColumn('person_id').notNull(),
  codeHash: text('code_hash').notNull(),
  /** SHA-256 of the cookie of the browser that asked for it; null where an older version did. */
  browserHash: bytes('browser_hash'),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
  /** Tries so far; a code takes five. */
  tries: integer('tries').notNull(),
  usedAt: timestampColumn('used_at'),
});
