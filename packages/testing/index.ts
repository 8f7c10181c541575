import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CrmApi, HandlerServices } from '@inkstone/call/server';
import type { Db, Tx } from '@inkstone/db';
import type { TestDatabase } from '@inkstone/db/testing';
import type { Identity } from '@inkstone/identity';
import type { JobServices } from '@inkstone/jobs';
import type { CallBrowser } from './browser.ts';
import type { TestClock } from './clock.ts';

export { createBrowser, type CallBrowser } from './browser.ts';
export { clockAt, type TestClock } from './clock.ts';

/** The roles of people as keys, which the app adds by declaration merging. */
export interface Roles {}

/** The permissions of people as keys, which the app adds by declaration merging. */
export interface Permissions {}

/** A person of a test school. */
export interface TestPerson {
  /** The default password unless set. */
  password?: string;
  id: number;
  username: string;
  role: keyof Roles;
}

/** A signed-in browser that makes calls over HTTP with the contract's types. */
export interface TestBrowser extends CallBrowser {
  person: TestPerson;
  token: string;
}

/** The options of a new person. */
export interface PersonDraft {
  role?: keyof Roles;
  roles?: (keyof Roles)[];
  permissions?: readonly (keyof Permissions)[];
  name?: string;
  nameZh?: string | null;
  username?: string;
  mail?: string | null;
  language?: 'en' | 'zh';
  /** The default password unless set; null: none. */
  password?: string | null;
}

/** A server process of a test school. */
export interface TestServer {
  app: FastifyInstance;
  /** Runs a function in one transaction, with a handler's services. */
  transaction: JobServices['transaction'];
  stop(): Promise<void>;
}

/** A school for one test: a cloned database, a server and a clock. */
export interface TestSchool {
  clock: TestClock;
  server: TestServer;
  db: Db;
  databaseUrl: string;
  services(): HandlerServices;
  tx<Result>(work: (tx: Tx, outside: HandlerServices) => Promise<Result>): Promise<Result>;
  /** Creates a person; teachers hold every permission by default. */
  person(draft?: PersonDraft): Promise<TestPerson>;
  signIn(person: TestPerson): Promise<TestBrowser>;
  /** An anonymous browser. */
  nobody: CallBrowser;
  /** Starts a second process on the same database, files and clock. */
  openProcess(): Promise<TestServer>;
  close(): Promise<void>;
}

/** The options of a new school. */
export interface SchoolOptions {
  now?: string;
  database?: TestDatabase;
  /** No load shedding by default, since other work may run on the machine. */
  maxDelayMs?: number;
  /** Creates an identity provider on the school's clock. */
  identity?: (now: () => Date) => Identity;
  crmUrl?: string | undefined;
  crmApi?: CrmApi | undefined;
  /** No mail server in the environment, as in a school that sets it in the browser; then jobs run, and send mail by it. */
  ownMail?: { allowsPrivateAddresses: boolean };
  /** Whether addresses set in the browser may lead into the own machine; false by default. */
  allowsPrivateAddresses?: boolean | undefined;
  /** The product's address in a browser; https://school.example by default, null: not set. */
  publicUrl?: string | null | undefined;
  /** Days for which the environment fixes that something is kept. */
  retentionDays?: Readonly<Record<string, number>> | undefined;
  /** Where requests to the services of group robots go, by host; nowhere by default. */
  robotOrigins?: Readonly<Record<string, string>> | undefined;
}

/** How the app opens a school. */
export type SchoolOpener = (options?: SchoolOptions) => Promise<TestSchool>;

let opener: SchoolOpener | undefined;

/** Sets how a school is opened; the app does so before each test file, so that no feature imports the app. */
export const setSchoolOpener = (open: SchoolOpener): void => {
  opener = open;
};

/** Opens a school on a clone of the template, or on a given database; `close` removes it again. */
export const openSchool: SchoolOpener = (options) => {
  if (!opener) throw new Error('No school opener is set: openSchool works in the vitest project "calls" only.');
  return opener(options);
};

/** A new request id, the idempotency key of a write. */
export const newRequestId = () => ({ requestId: randomUUID() });
