import type { Readable, Writable } from 'node:stream';
import type * as z from 'zod';
import type { Language, MessageValues } from '@inkstone/base';
import type { Db, Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import type { Identity } from '@inkstone/identity';
import type { Enqueue } from '@inkstone/jobs';
import type { AnyCall } from '../call.ts';

/** The signed-in person as every handler sees them. */
export interface CurrentUser {
  id: number;
  name: string;
  nameZh: string | null;
  /** The current role. */
  role: string;
  roles: readonly string[];
  permissions: readonly string[];
  language: Language;
  /** IANA name; null where no browser has told one yet. Instants are told by `readerZone`. */
  timeZone: string | null;
  sessionId: number;
}

/** What the school has set, read once a process and again when it changes. */
export interface SchoolSettings {
  name: string;
  nameZh: string | null;
  /** IANA name; days, weeks and archive hours are counted in it. */
  timeZone: string;
  /** Hours after the deadline when work is archived. */
  archiveHours: number;
  /** Seconds in which an answer given in time may still arrive. */
  graceSeconds: number;
  /** Address of a customer's page in the school's CRM, `{number}` in it for theirs; absent where the settings name none. */
  crmUrl?: string | undefined;
}

/** Events between features, typed by declaration merging in each feature's contract. */
export interface EventPayloads {
  'school.opened': Record<string, never>;
}

/** Tells an event; its subscribers run in the same transaction. */
export type EmitEvent = <Name extends keyof EventPayloads>(name: Name, payload: EventPayloads[Name]) => Promise<void>;

/** Wakes the browsers of some persons when the transaction commits; ids only, they ask again for the rest. */
export type PushToPersons = (personIds: readonly number[], event: PushEvent) => Promise<void>;

/** What a browser can be woken for. */
export interface PushEvent {
  kind: 'message' | 'elsewhere' | 'refresh' | 'ended' | 'closing';
  /** Path prefix of the calls worth asking again, or the session that ended. */
  about?: string;
}

/** The outside of a handler: what it may use besides the database. */
export interface HandlerServices {
  now: Date;
  /** The time at this moment, for what goes on after the answer has begun. */
  clock(): Date;
  /** Lets time pass before the work goes on; only where no transaction is open. */
  pause(milliseconds: number): Promise<void>;
  school: SchoolSettings;
  storage: Storage;
  enqueue: Enqueue;
  push: PushToPersons;
  /** Hears what is pushed to a person, until the result is called. */
  listen(personId: number, listener: (event: PushEvent) => void): () => void;
  /** Key for signed addresses and sync marks. */
  secret: string;
  /** True where a mail transport is set. */
  canMail: boolean;
  /** Where people sign in besides here; null where the settings name no identity provider. */
  identity: Identity | null;
}

/** A cookie that no script can read. */
export interface SecretCookie {
  name: string;
  /** '' takes it away. */
  value: string;
  /** The calls that it goes along with. */
  path: string;
  seconds: number;
  /** `lax` comes back when another site sends the browser here, `strict` only from our own pages. */
  sameSite: 'lax' | 'strict';
  isSecure: boolean;
}

/** The request as far as a handler may see it. */
export interface RequestInfo {
  id: string;
  address: string;
  /** The ua_token cookie, or ''. */
  uaToken: string;
  userAgent: string;
  range: string | undefined;
  /** Sets the ua_token cookie on the answer; '' clears it. */
  setUaToken(value: string): void;
  /** Has the browser forget what it has stored of answers that it may reuse. */
  clearBrowserCache(): void;
  /** A cookie of the request, or ''. */
  cookie(name: string): string;
  /** Sets a cookie on the answer. */
  setCookie(cookie: SecretCookie): void;
}

/** One uploaded file of a multipart call, still streaming. */
export interface Upload {
  field: string;
  name: string;
  stream: Readable;
}

/** Bytes that a handler answers instead of the envelope. */
export interface BytesResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Readable | Buffer | ((out: Writable) => void) | null;
}

type UserFor<C extends AnyCall> = C['access']['kind'] extends 'anyone' ? CurrentUser | null : CurrentUser;

/** What `decide` works with. */
export interface HandlerContext<C extends AnyCall, Prepared = undefined> extends HandlerServices {
  input: z.output<C['input']>;
  /** Null only where anyone may call and nobody is signed in. */
  me: UserFor<C>;
  tx: Tx;
  language: Language;
  request: RequestInfo;
  prepared: Prepared;
  refuse(code: C['refusals'][number], values?: MessageValues): never;
  notFound(): never;
  emit: EmitEvent;
}

/** What `prepare` works with: no transaction, so that slow work holds no lock. */
export interface PrepareContext<C extends AnyCall> extends HandlerServices {
  input: z.output<C['input']>;
  me: UserFor<C>;
  db: Db;
  language: Language;
  request: RequestInfo;
  uploads: AsyncIterable<Upload>;
  refuse(code: C['refusals'][number], values?: MessageValues): never;
  notFound(): never;
}

/** What a call gives back: the contract's output, or bytes. */
export type HandlerResult<C extends AnyCall> = C['responseFormat'] extends 'bytes'
  ? BytesResponse
  : z.input<C['output']>;

/** A call with the code that answers it. */
export interface CallHandler {
  readonly call: AnyCall;
  readonly prepare: ((ctx: PrepareContext<AnyCall>) => Promise<unknown>) | null;
  readonly handle: (it: HandlerContext<AnyCall, unknown>) => Promise<unknown>;
  /** Of a read: whether answering takes so long that it is done off the server's thread, a few at a time. */
  readonly isHeavy: ((it: CostContext<AnyCall>) => Promise<boolean>) | null;
}

/** What a read is weighed by before it is answered. */
export type CostContext<C extends AnyCall> = Pick<HandlerContext<C>, 'input' | 'me' | 'tx'>;

interface HandlerParts<C extends AnyCall, Prepared> {
  /** Slow work without a transaction: hash a password, receive a file. */
  prepare(it: PrepareContext<C>): Promise<Prepared>;
  /** The one transaction (of a read: a plain connection). */
  decide(it: HandlerContext<C, Prepared>): Promise<HandlerResult<C>>;
}

/** Ties a handler to its contract. A row that is not there or not mine is `notFound()`, a no of the world `refuse(code)`. */
export function handleCall<C extends AnyCall, Prepared = undefined>(
  call: C,
  handler: ((it: HandlerContext<C>) => Promise<HandlerResult<C>>) | HandlerParts<C, Prepared>,
): CallHandler {
  const parts = typeof handler === 'function' ? { decide: handler, prepare: null } : handler;
  return {
    call,
    prepare: parts.prepare,
    // What `prepare` gave comes back to the same call's `decide`, so its type is known here and only here.
    handle: parts.decide as CallHandler['handle'],
    isHeavy: null,
  };
}

/**
 * A read that may be heavy: where it is, it is answered on a worker thread, which has the database and the settings alone
 * (no storage, queue or push), a few at a time.
 */
export const handleCallOnThread = <C extends AnyCall>(
  call: C,
  parts: {
    isHeavy(it: CostContext<C>): Promise<boolean>;
    decide(it: HandlerContext<C>): Promise<HandlerResult<C>>;
  },
): CallHandler => ({ ...handleCall(call, parts.decide), isHeavy: parts.isHeavy as CallHandler['isHeavy'] });
