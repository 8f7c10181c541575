import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import type * as z from 'zod';
import { browserMethod, fromWire, toWire, type AnyCall } from '@inkstone/call';
import { readEnvelope, type Failure } from '@inkstone/call/envelope';
import type { HandlerServices } from '@inkstone/call/server';
import { inTransaction, openDb, type Db, type Tx } from '@inkstone/db';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import { openStorage, type Storage } from '@inkstone/files';
import type { Identity } from '@inkstone/identity';
import {
  signInBackend,
  getLoginFamily,
  signInFrontend,
  permissions,
  type Permission,
  type Role,
} from '@inkstone/session/contract';
import { hashPassword, insertPerson } from '@inkstone/session/server';
import { openServer, type Server } from './open-server.ts';
import { insertSchool } from './kernel/school.queries.ts';

/** The clock of a test school, used by server and test. */
export interface TestClock {
  now(): Date;
  pass(span: { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number }): void;
  set(at: string): void;
  /** Milliseconds that handlers have waited, in order; waiting takes no real time. */
  readonly pauses: number[];
}

/** A person of a test school. */
export interface TestPerson {
  /** The default password unless set. */
  password?: string;
  id: number;
  username: string;
  role: Role;
}

type CallInput<C extends AnyCall> = z.input<C['input']>;
type CallOutput<C extends AnyCall> = z.output<C['output']>;

/** A signed-in browser that makes calls over HTTP with the contract's types. */
export interface TestBrowser {
  person: TestPerson;
  token: string;
  /** Makes a call that must succeed; throws otherwise. */
  ask<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** The same, for writes. */
  send<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** The code of a refusal; throws where the call was not refused. */
  refused<C extends AnyCall>(call: C, input: CallInput<C>): Promise<string>;
  /** The failure of a call that must fail; the input may violate the contract. */
  failed(call: AnyCall, input: unknown): Promise<Failure>;
}

/** A school for one test: a cloned database, a server and a clock. */
export interface TestSchool {
  clock: TestClock;
  server: Server;
  db: Db;
  databaseUrl: string;
  services(): HandlerServices;
  tx<Result>(work: (tx: Tx, outside: HandlerServices) => Promise<Result>): Promise<Result>;
  /** Creates a person; teachers hold every permission by default. */
  person(draft?: PersonDraft): Promise<TestPerson>;
  signIn(person: TestPerson): Promise<TestBrowser>;
  /** An anonymous browser. */
  nobody: Pick<TestBrowser, 'ask' | 'send' | 'refused' | 'failed'>;
  close(): Promise<void>;
}

/** The options of a new person. */
export interface PersonDraft {
  role?: Role;
  roles?: Role[];
  permissions?: readonly Permission[];
  name?: string;
  nameZh?: string | null;
  username?: string;
  mail?: string | null;
  language?: 1 | 2;
  password?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated template database that each test file clones. */
    templateUrl: string;
  }
}

/** A new request id, the idempotency key of a write. */
export const newRequestId = () => ({ requestId: randomUUID() });

const defaultPassword = 'inkstone';
const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

const units = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000, milliseconds: 1 } as const;

const clockAt = (start: string): TestClock => {
  let time = new Date(start).getTime();
  return {
    pauses: [],
    now: () => new Date(time),
    set: (at) => void (time = new Date(at).getTime()),
    pass(span) {
      for (const [unit, width] of Object.entries(units)) time += (span[unit as keyof typeof units] ?? 0) * width;
    },
  };
};

const callVia = async (server: Server, call: AnyCall, draft: unknown, headers: Record<string, string>) => {
  const input = toWire(call, 'input', draft);
  const method = browserMethod(call);
  const isGet = method === 'GET';
  const query = isGet ? new URLSearchParams() : undefined;
  for (const [name, value] of Object.entries((input ?? {}) as object)) {
    if (isGet && value !== undefined && value !== null) query?.set(name, String(value));
  }
  const response = await server.app.inject({
    method,
    url: `/api/${call.path}${query && query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(isGet ? {} : { payload: (input ?? {}) as object }),
  });
  const retryAfter = response.headers['retry-after'];
  const body: unknown = JSON.parse(response.body);
  return readEnvelope(response.statusCode, body, retryAfter === undefined ? null : String(retryAfter));
};

const createBrowser = (server: Server, headers: Record<string, string>): TestSchool['nobody'] => {
  const ask = async <C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallOutput<C>> => {
    const result = await callVia(server, call, input, headers);
    if (!result.ok) throw new Error(`${call.path} failed: ${JSON.stringify(result.failure)}`);
    return fromWire(call, 'output', result.body) as CallOutput<C>;
  };
  const failed = async (call: AnyCall, input: unknown): Promise<Failure> => {
    const result = await callVia(server, call, input, headers);
    if (result.ok) throw new Error(`${call.path} succeeded: ${JSON.stringify(result.body)}`);
    return result.failure;
  };
  const refused = async (call: AnyCall, input: unknown): Promise<string> => {
    const failure = await failed(call, input);
    if (failure.kind !== 'refused') throw new Error(`${call.path} was not refused: ${JSON.stringify(failure)}`);
    return failure.code;
  };
  return { ask, send: ask, refused, failed };
};

const insertTestPerson = async (db: Db, createdAt: Date, draft: PersonDraft = {}): Promise<TestPerson> => {
  const role = draft.role ?? draft.roles?.[0] ?? 'student';
  const username = draft.username ?? `p${randomBytes(6).toString('hex')}`;
  const name = draft.name ?? `Person ${username}`;
  const id = await insertPerson(db, {
    username,
    name,
    nameZh: draft.nameZh ?? null,
    sortName: name.toLowerCase(),
    mail: draft.mail ?? null,
    passwordHash: await hashOnce(draft.password ?? defaultPassword),
    roles: draft.roles ?? [role],
    role,
    permissions: [...(draft.permissions ?? (role === 'student' || role === 'candidate' ? [] : permissions))],
    language: draft.language ?? 1,
    isTextbookTutorial: 1,
    createdAt,
  });
  return { id, username, role };
};

/** Opens a school on a clone of the template, or on a given database; `close` removes it again. */
export const openSchool = async ({
  now,
  database: givenDatabase,
  ...options
}: { now?: string; database?: TestDatabase } & Pick<
  TestServerOptions,
  'maxDelayMs' | 'identity' | 'crmUrl'
> = {}): Promise<TestSchool> => {
  const clock = clockAt(now ?? '2026-03-02T08:00:00.000Z');
  const database = givenDatabase ?? (await cloneDatabase(inject('templateUrl')));
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-school-'));
  const connection = { connectionString: database.url };
  const storage = openStorage({ kind: 'disk', folder });
  const server = await openTestServer({ connection, storage, clock, ...options });
  const tx: TestSchool['tx'] = (work) => inTransaction(server.db, (handle) => work(handle, server.services(handle)));

  const person: TestSchool['person'] = (draft) => insertTestPerson(server.db, clock.now(), draft);
  const signIn = async (who: TestPerson): Promise<TestBrowser> => {
    const login = getLoginFamily(who.role) === 'frontend' ? signInFrontend : signInBackend;
    const user = await createBrowser(server, {}).send(login, {
      username: who.username,
      password: who.password ?? defaultPassword,
    });
    const headers = { authorization: `Bearer ${user.token}`, cookie: `ua_token=${user.ua_token}` };
    return { person: who, token: user.token, ...createBrowser(server, headers) };
  };
  const close = async () => {
    await server.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const outside = () => server.services(null);
  const nobody = createBrowser(server, {});
  return {
    clock,
    server,
    db: server.db,
    databaseUrl: database.url,
    services: outside,
    tx,
    person,
    signIn,
    nobody,
    close,
  };
};

interface TestServerOptions {
  connection: { connectionString: string };
  storage: Storage;
  clock: TestClock;
  /** No load shedding by default, since other work may run on the machine. */
  maxDelayMs?: number;
  /** Creates an identity provider on the school's clock. */
  identity?: (now: () => Date) => Identity;
  crmUrl?: string | undefined;
}

/** Starts a second process on a school's database, files and clock. */
export const openTestServer = async ({
  connection,
  storage,
  clock,
  maxDelayMs = 0,
  identity,
  crmUrl,
}: TestServerOptions): Promise<Server> => {
  const db = openDb(connection, 2);
  await insertSchool(db, { name: 'Test School', nameZh: '测试学校', secret: randomUUID() });
  await db.$client.end();
  return openServer({
    connection,
    storage,
    maxDelayMs,
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    now: clock.now,
    pause: async (milliseconds) => void clock.pauses.push(milliseconds),
    mailer: { isConfigured: true, send: async () => undefined, close: () => undefined },
    identity: identity?.(clock.now) ?? null,
    crmUrl,
    trustProxy: false,
    webFolder: null,
    runsJobs: false,
    poolSize: 6,
  });
};
