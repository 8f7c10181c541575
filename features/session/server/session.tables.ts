import { bigint, boolean, customType, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A login; roles held at once, one of them current. */
export const person = pgTable('person', {
  id: id(),
  username: text('username').notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  /** Latin letters for lists: pinyin of a Chinese name. */
  sortName: text('sort_name').notNull(),
  mail: text('mail'),
  phone: text('phone'),
  /** Argon2id; null where nobody can sign in with a password. */
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull(),
  /** The current one of `roles`. */
  role: text('role').notNull(),
  permissions: text('permissions').array().notNull(),
  /** 1 English, 2 Chinese. */
  language: smallint('language').notNull(),
  /** 1 once the guide video was seen. */
  isTextbookTutorial: smallint('is_textbook_tutorial').notNull(),
  createdAt: at('created_at').notNull(),
  /** Since when the person cannot sign in. */
  leftAt: at('left_at'),
});

/** One signed-in browser. */
export const session = pgTable('session', {
  id: id(),
  personId: bigint('person_id', { mode: 'number' }).notNull(),
  /** SHA-256 of the bearer, which itself is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  /** The browser's own cookie, by which another browser is told apart. */
  uaToken: text('ua_token').notNull(),
  /** A shared device: the session lasts 12 hours. */
  isShared: boolean('is_shared').notNull(),
  /** Came through the identity provider. */
  byProvider: boolean('by_provider').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  lastSeenAt: at('last_seen_at').notNull(),
  endedAt: at('ended_at'),
  /** logout, replaced, elsewhere or password. */
  endedBy: text('ended_by'),
});

/** Six digits mailed for a forgotten password. */
export const passwordCode = pgTable('password_code', {
  id: id(),
  personId: bigint('person_id', { mode: 'number' }).notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  /** Tries so far; a code takes five. */
  tries: integer('tries').notNull(),
  usedAt: at('used_at'),
});
