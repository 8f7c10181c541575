import type { Readable, Writable } from 'node:stream';
import type * as z from 'zod';
import type { Language, MessageValues } from '@inkstone/base';
import type { Db, Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import type { Identity } from '@inkstone/identity';
import type { StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import type { Enqueue } from '@inkstone/jobs';
import type { StoredMailServer } from '@inkstone/mail';
import { aliasedCall, type Aliases } from '../aliases.ts';
import type { AnyCall } from '../call.ts';
import type { CrmApi, StoredCrm } from './crm.ts';
import type { SchoolSettingStore } from './school-settings.ts';

/** The signed-in person as handlers see them. */
export interface CurrentUser {
  id: number;
  name: string;
  nameZh: string | null;
  /** The current role. */
  role: string;
  roles: readonly string[];
  permissions: readonly string[];
  language: Language;
  /** IANA name; null until a browser has sent one. Use `readerZone` to format instants. */
  timeZone: string | null;
  sessionId: number;
}

/** The school's settings, cached per process and updated on change. */
export interface SchoolSettings {
  name: string;
  nameZh: string | null;
  /** IANA name, for days, weeks and archive times. */
  timeZone: string;
  /** Hours after the deadline until an assignment is archived. */
  archiveHours: number;
  /** Grace period in seconds for answers given in time. */
  graceSeconds: number;
  /** URL of a customer's page in the school's CRM, with `{number}`; absent where not configured. */
  crmUrl?: string | undefined;
  /** Days by kind that the server's environment fixes, zero without end; absent: the school decides. */
  retentionDays?: Readonly<Record<string, number>> | undefined;
  /** Absent where the CRM has no interface that this school may use. */
  crmApi?: CrmApi | undefined;
  /** The product's address in a browser, such as https://school.example, for links that leave it; absent where not set. */
  publicUrl?: string | undefined;
  /** Where requests to the services of group robots go instead, by host; only tests set it. */
  robotOrigins?: Readonly<Record<string, string>> | undefined;
}

/** What an administrator changes of the school; what is absent stays. */
export interface SchoolChange {
  name?: string;
  nameZh?: string | null;
  timeZone?: string;
  archiveHours?: number;
  graceSeconds?: number;
  /** Notice of the login page. */
  notice?: string | null;
  noticeZh?: string | null;
  /** The mail server, its password sealed; null: none. */
  mailServer?: StoredMailServer | null;
  /** The identity provider, the secret of its client sealed; null: none. */
  signOnProvider?: StoredSignOnProvider | null;
  /** The CRM, its token sealed; null: none. */
  crm?: StoredCrm | null;
}

/** Events between features, typed by declaration merging in each feature's contract. */
export interface EventPayloads {
  'school.opened': Record<string, never>;
}

/** Emits an event; its subscribers run in the same transaction. */
export type EmitEvent = <Name extends keyof EventPayloads>(name: Name, payload: EventPayloads[Name]) => Promise<void>;

/** Notifies the browsers of some persons when the transaction commits; they reload the data themselves. */
export type PushToPersons = (personIds: readonly number[], event: PushEvent) => Promise<void>;

/**
 * What a `refresh` may be about: a path prefix of the calls to reload, or a subject that windows know; typed by
 * declaration merging in the features' `events.ts`.
 */
export interface RefreshSubjects {}

/** An event pushed to browsers. */
export type PushEvent =
  | { kind: 'refresh'; about: keyof RefreshSubjects }
  /** `about` is the session that a person signed in to elsewhere. */
  | { kind: 'elsewhere'; about?: string }
  | { kind: 'message' | 'ended' | 'closing'; about?: undefined };

/** What the environment of the server process settles, so that the browser cannot. */
export interface ServerEnvironment {
  /** Whether it names the mail server. */
  hasMailServer: boolean;
  /** Whether it names the identity provider. */
  hasSignOnProvider: boolean;
  /** Whether it names the pages of the CRM. */
  hasCrmPages: boolean;
  /** Whether it names the interface of the CRM. */
  hasCrmApi: boolean;
  /** Whether addresses that are set in the browser may lead into the own machine or network. */
  allowsPrivateAddresses: boolean;
}

/** The services of a handler besides the database. */
export interface HandlerServices {
  now: Date;
  /** The current time, for work after the response has begun. */
  clock(): Date;
  /** Waits; only outside of transactions. */
  pause(milliseconds: number): Promise<void>;
  school: SchoolSettings;
  /** What the school has set in the browser. */
  settings: SchoolSettingStore;
  /** Changes the school in the transaction of a write; in force in all processes when it commits. */
  updateSchool(change: SchoolChange): Promise<void>;
  storage: Storage;
  enqueue: Enqueue;
  push: PushToPersons;
  /** Subscribes to a person's push events; returns a function that unsubscribes. */
  listen(personId: number, listener: (event: PushEvent) => void): () => void;
  /** Key for signed URLs and sync marks. */
  secret: string;
  /** Whether a mail transport is configured. */
  canMail: boolean;
  /** What the environment of the server process settles of its connections to others. */
  environment: ServerEnvironment;
  /** The external identity provider; null where none is configured. */
  identity: Identity | null;
}

/** An HttpOnly cookie. */
export interface SecretCookie {
  name: string;
  /** '' deletes it. */
  value: string;
  /** The path of the calls that receive it. */
  path: string;
  seconds: number;
  /** `lax` is sent when another site navigates here, `strict` only within our site. */
  sameSite: 'lax' | 'strict';
  isSecure: boolean;
}

/** The request data that handlers may use. */
export interface RequestInfo {
  id: string;
  address: string;
  /** The ua_token cookie, or '' where absent. */
  uaToken: string;
  /** Whether the sender, who is not signed in, has done the work of a challenge for this request. */
  hasProof: boolean;
  userAgent: string;
  range: string | undefined;
  /** Sets the ua_token cookie of the response; '' deletes it. */
  setUaToken(value: string): void;
  /** Clears the browser's HTTP cache. */
  clearBrowserCache(): void;
  /** A cookie of the request, or '' where absent. */
  cookie(name: string): string;
  /** Sets a cookie of the response. */
  setCookie(cookie: SecretCookie): void;
}

/** A file of a multipart request, as a stream. */
export interface Upload {
  field: string;
  name: string;
  stream: Readable;
}

/** A response of bytes instead of the envelope. */
export interface BytesResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Readable | Buffer | ((out: Writable) => void) | null;
}

type UserFor<C extends AnyCall> = C['access']['kind'] extends 'anyone' ? CurrentUser | null : CurrentUser;

/** The context of `handle`. */
export interface HandlerContext<C extends AnyCall, Prepared = undefined> extends HandlerServices {
  input: z.output<C['input']>;
  /** Null only for anonymous requests. */
  me: UserFor<C>;
  tx: Tx;
  language: Language;
  request: RequestInfo;
  prepared: Prepared;
  refuse(code: C['refusals'][number], values?: MessageValues): never;
  notFound(): never;
  emit: EmitEvent;
}

/** The context of `prepare`: without a transaction, so that slow work holds no lock. */
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

/** The result of a handler: the contract's output, or bytes. */
export type HandlerResult<C extends AnyCall> = C['responseFormat'] extends 'bytes'
  ? BytesResponse
  : z.input<C['output']>;

/** A call with its handler. */
export interface CallHandler {
  readonly call: AnyCall;
  readonly prepare: ((ctx: PrepareContext<AnyCall>) => Promise<unknown>) | null;
  readonly handle: (ctx: HandlerContext<AnyCall, unknown>) => Promise<unknown>;
  /** For reads only: whether it is so expensive that it runs on a worker thread. */
  readonly isHeavy: ((ctx: CostContext<AnyCall>) => Promise<boolean>) | null;
}

/** The context in which the cost of a read is estimated. */
export type CostContext<C extends AnyCall> = Pick<HandlerContext<C>, 'input' | 'me' | 'tx'>;

interface HandlerParts<C extends AnyCall, Prepared> {
  /** Slow work outside the transaction, such as hashing a password or receiving a file. */
  prepare(ctx: PrepareContext<C>): Promise<Prepared>;
  /** Handles the call in one transaction (a read on any connection). */
  decide(ctx: HandlerContext<C, Prepared>): Promise<HandlerResult<C>>;
}

/**
 * Binds a handler to its contract. Use `notFound()` for rows that are missing or belong to others, `refuse(code)` for
 * refusals.
 */
export function handleCall<C extends AnyCall, Prepared = undefined>(
  call: C,
  handler: ((ctx: HandlerContext<C>) => Promise<HandlerResult<C>>) | HandlerParts<C, Prepared>,
): CallHandler {
  const parts = typeof handler === 'function' ? { decide: handler, prepare: null } : handler;
  return {
    call,
    prepare: parts.prepare,
    // The result of `prepare` is passed to the same call's handler, so its type is only known here.
    handle: parts.decide as CallHandler['handle'],
    isHeavy: null,
  };
}

/**
 * Binds a read that may be expensive: then it runs on a worker thread, which has only the database and the settings (no
 * storage, queue or push).
 */
export const handleCallOnThread = <C extends AnyCall>(
  call: C,
  parts: {
    isHeavy(ctx: CostContext<C>): Promise<boolean>;
    decide(ctx: HandlerContext<C>): Promise<HandlerResult<C>>;
  },
): CallHandler => ({ ...handleCall(call, parts.decide), isHeavy: parts.isHeavy as CallHandler['isHeavy'] });

/**
 * Handlers, followed by one for each former path, which does the work of the call that the path stands for; throws where
 * it stands for none.
 */
export const withAliases = (handlers: readonly CallHandler[], aliases: Aliases): readonly CallHandler[] => [
  ...handlers,
  ...Object.entries(aliases).map(([path, { of, ...differs }]) => {
    const handler = handlers.find(({ call }) => call.path === of);
    if (!handler) throw new Error(`${path} stands for ${of}, which is no call of the feature.`);
    return { ...handler, call: aliasedCall(handler.call, path, differs) };
  }),
];
