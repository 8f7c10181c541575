import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import { openDb, type Db } from '@inkstone/db';
import { cloneDatabase } from '@inkstone/db/testing';
import { openStorage, type Storage } from '@inkstone/files';
import {
  signInBackend,
  getLoginFamily,
  signInFrontend,
  workPermissions,
  type Permission,
  type Role,
} from '@inkstone/session/contract';
import { hashPassword, insertPerson } from '@inkstone/session/server';
import {
  clockAt,
  createBrowser,
  type PersonDraft,
  type SchoolOptions,
  type TestBrowser,
  type TestClock,
  type TestPerson,
  type TestSchool,
} from '@inkstone/testing';
import { openServer, type Server } from '../open-server.ts';
import { insertSchool } from '../kernel/school.queries.ts';

declare module '@inkstone/testing' {
  interface Roles extends Record<Role, true> {}
  interface Permissions extends Record<Permission, true> {}
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the migrated template database that each test file clones. */
    templateUrl: string;
  }
}

/** A test school with everything that its server process offers. */
export interface ServerSchool extends TestSchool {
  server: Server;
  openProcess(): Promise<Server>;
}

const defaultPassword = 'inkstone';
const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
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
    passwordHash: draft.password === null ? null : await hashOnce(draft.password ?? defaultPassword),
    roles: draft.roles ?? [role],
    role,
    permissions: [...(draft.permissions ?? (getLoginFamily(role) === 'frontend' ? [] : workPermissions))],
    language: draft.language ?? 'en',
    isGuideSeen: true,
    createdAt,
  });
  return { id, username, role };
};

/** Opens a school on a clone of the template, or on a given database; `close` removes it again. */
export const openSchool = async ({
  now,
  database: givenDatabase,
  ...options
}: SchoolOptions = {}): Promise<ServerSchool> => {
  const clock = clockAt(now ?? '2026-03-02T08:00:00.000Z');
  const database = givenDatabase ?? (await cloneDatabase(inject('templateUrl')));
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-school-'));
  const connection = { connectionString: database.url };
  const storage = openStorage({ kind: 'disk', folder });
  const server = await openTestServer({ connection, storage, clock, ...options });
  // As a call would: what the process remembers of the school is forgotten after the commit.
  const tx: TestSchool['tx'] = (work) => server.transaction(({ tx: handle }) => work(handle, server.services(handle)));

  const person: TestSchool['person'] = (draft) => insertTestPerson(server.db, clock.now(), draft);
  const signIn = async (who: TestPerson): Promise<TestBrowser> => {
    const login = getLoginFamily(who.role) === 'frontend' ? signInFrontend : signInBackend;
    const user = await createBrowser(server.app, {}).send(login, {
      username: who.username,
      password: who.password ?? defaultPassword,
    });
    const headers = { authorization: `Bearer ${user.token}`, cookie: `ua_token=${user.browserToken}` };
    return { person: who, token: user.token, ...createBrowser(server.app, headers) };
  };
  const close = async () => {
    await server.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const outside = () => server.services(null);
  const nobody = createBrowser(server.app, {});
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
    openProcess: () => openTestServer({ connection, storage, clock, ...sharedOptions(options) }),
    close,
  };
};

/** What every process of a school is started with. */
const sharedOptions = ({ ownMail, allowsPrivateAddresses, publicUrl }: SchoolOptions) => ({
  ...{ ownMail, allowsPrivateAddresses, publicUrl },
});

// Nothing listens there: no test reaches a live service.
const noRobots = Object.fromEntries(
  ['qyapi.weixin.qq.com', 'oapi.dingtalk.com', 'open.feishu.cn'].map((host) => [host, 'http://127.0.0.1:9']),
);

interface TestServerOptions extends Pick<
  SchoolOptions,
  | 'maxDelayMs'
  | 'identity'
  | 'crmUrl'
  | 'crmApi'
  | 'ownMail'
  | 'allowsPrivateAddresses'
  | 'publicUrl'
  | 'retentionDays'
  | 'robotOrigins'
> {
  connection: { connectionString: string };
  storage: Storage;
  clock: TestClock;
}

/** Starts a second process on a school's database, files and clock. */
export const openTestServer = async ({
  connection,
  storage,
  clock,
  maxDelayMs = 0,
  identity,
  crmUrl,
  crmApi,
  ownMail,
  allowsPrivateAddresses = false,
  publicUrl = 'https://school.example',
  retentionDays,
  robotOrigins = noRobots,
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
    mailer: { isConfigured: ownMail === undefined, send: async () => undefined, close: () => undefined },
    allowsPrivateAddresses,
    ...ownMail,
    identity: identity?.(clock.now) ?? null,
    crmUrl,
    crmApi,
    retentionDays,
    publicUrl: publicUrl ?? undefined,
    robotOrigins,
    trustProxy: false,
    webFolder: null,
    runsJobs: ownMail !== undefined,
    poolSize: 6,
  });
};
