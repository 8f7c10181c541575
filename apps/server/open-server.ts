import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CrmApi, HandlerServices, ServerEnvironment } from '@inkstone/call/server';
import { inTransaction, openDb, type Connection, type Db, type Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import type { Identity } from '@inkstone/identity';
import { startJobs, type JobServices, type Jobs } from '@inkstone/jobs';
import { openSchoolMailer, type Mailer } from '@inkstone/mail';
import { createLastSeenBatcher, isBrowserToken, resolveCurrentUser } from '@inkstone/session/server';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { createAnonymousLimits } from './kernel/anonymous-limits.ts';
import { addApiPage } from './kernel/api-page.ts';
import { prepareClosing } from './kernel/close-http.ts';
import { connectionsFor, readHandleLimit } from './kernel/connections.ts';
import { addHealth } from './kernel/health.ts';
import { openHeavyCalls } from './kernel/heavy-calls.ts';
import { buildHttp } from './kernel/http.ts';
import { createMetrics } from './kernel/metrics.ts';
import { callsAtOnce, openPersonTurns } from './kernel/person-turns.ts';
import { connectTo, startPushHub, type PushHub } from './kernel/push-hub.ts';
import type { Adapter } from './kernel/route-call.ts';
import type { Runner } from './kernel/run-call.ts';
import { openSchoolCache, type SchoolCache } from './kernel/school-cache.ts';
import { findCrm } from './kernel/find-crm.ts';
import { openMailServer } from './kernel/open-mail-server.ts';
import { openSignOnFor } from './kernel/open-sign-on-provider.ts';
import { openSettingCache, type SettingCache } from './kernel/school-settings.ts';
import { parseBearer, countPerMinute, maxPerPersonMinute, type SignIn } from './kernel/sign-in.ts';
import { joinSubscribers } from './kernel/subscriptions.ts';
import type { TrustedProxy } from './kernel/trust-proxy.ts';
import { readLook } from './kernel/read-look.ts';
import { addWebPages } from './kernel/web-pages.ts';
import { subscribers } from './subscriptions.ts';

/** The dependencies of a server process. */
export interface ServerOptions {
  connection: Connection;
  storage: Storage;
  logger: FastifyBaseLogger;
  now(): Date;
  /** How a handler waits; real time by default. */
  pause?: HandlerServices['pause'];
  /** The mail transport of the environment; where it has none, mail goes by the server that the school has set. */
  mailer: Mailer;
  /** Whether addresses set in the browser may lead into the own machine or network; false by default. */
  allowsPrivateAddresses?: boolean;
  /** The identity provider of the environment; null: that of the school, if it has set one. */
  identity: Identity | null;
  /** URL of a customer's page in the CRM; absent: that of the school's settings, if any. */
  crmUrl?: string | undefined;
  /** The interface of the CRM; absent: that of the school's settings, if any. */
  crmApi?: CrmApi | undefined;
  /** Days by kind for which something is kept, zero without end; absent: the school decides. */
  retentionDays?: Readonly<Record<string, number>> | undefined;
  /** The product's address in a browser, for links in mails; absent where it is not set. */
  publicUrl?: string | undefined;
  /** Where requests to the services of group robots go instead, by host; only tests set it. */
  robotOrigins?: Readonly<Record<string, string>> | undefined;
  /** The push services that may be sent to, as origins; those of the browsers by default, only tests set it. */
  pushServices?: readonly string[] | undefined;
  trustProxy: TrustedProxy;
  /** Bearer token of /metrics. */
  metricsToken?: string | undefined;
  /** The public URL is https. */
  isHttps?: boolean;
  /** Folder of the built web app; null serves only the API. */
  webFolder: string | null;
  /** Whether this process also runs jobs. */
  runsJobs: boolean;
  poolSize?: number;
  /** Records an erased person outside of the database. */
  noteErased?: JobServices['noteErased'];
  /** Called when the school's settings were changed in any process. */
  onSchoolChange?(): void;
  /** The maximum number of connections; by default what the limit of open files allows. */
  maxConnections?: number;
  /** Event loop delay in ms above which requests are answered 503; 1500 by default, 0 disables it. */
  maxDelayMs?: number;
}

/** A server process that is ready to listen. */
export interface Server {
  app: FastifyInstance;
  db: Db;
  hub: PushHub;
  jobs: Jobs;
  services(tx: Tx | null): HandlerServices;
  /** Runs a function in one transaction, with a handler's services. */
  transaction: JobServices['transaction'];
  stop(): Promise<void>;
}

const lastSeenFlushMs = 30_000;

interface SignInParts {
  db: Db;
  secret: string;
  now(): Date;
  see(sessionId: number): void;
}

const createSignIn = ({ db, secret, now, see }: SignInParts): SignIn => {
  const nowMs = () => now().getTime();
  return {
    async authenticate(authorization) {
      const caller = await resolveCurrentUser(db, parseBearer(authorization), now());
      if (caller.me) see(caller.me.sessionId);
      return caller;
    },
    countPerson: countPerMinute(nowMs, maxPerPersonMinute),
    ...createAnonymousLimits({ secret, nowMs, isKnownBrowser: (token) => isBrowserToken(secret, token) }),
  };
};

interface ServiceParts {
  options: ServerOptions;
  mailer: Mailer;
  environment: ServerEnvironment;
  getIdentity(): Identity | null;
  db: Db;
  school: SchoolCache;
  settings: SettingCache;
  secret: string;
  hub: PushHub;
  /** Started after the services, which they use too. */
  jobs(): Jobs;
}

/** Creates the services of a handler, inside a transaction or without one. */
const createServices =
  ({ options, mailer, environment, getIdentity, db, school, settings, secret, hub, jobs: getJobs }: ServiceParts) =>
  (tx: Tx | null): HandlerServices => ({
    now: options.now(),
    settings: settings.storeFor(tx, options.now()),
    clock: options.now,
    pause: options.pause ?? wait,
    school: {
      ...school.get().settings,
      ...findCrm(options, school.get()),
      retentionDays: options.retentionDays,
      publicUrl: options.publicUrl,
      robotOrigins: options.robotOrigins,
    },
    updateSchool: async (change) => {
      if (!tx) throw new Error('The school is changed in a transaction.');
      await school.update(tx, change);
    },
    storage: options.storage,
    secret,
    canMail: mailer.isConfigured,
    environment,
    identity: getIdentity(),
    enqueue: async (job, payload, how) => getJobs().enqueue(tx ?? db, job, payload, how),
    push: async (personIds, event) => {
      if (tx) await hub.push(tx, personIds, event);
    },
    listen: hub.listen,
  });

const createJobServices = (
  { storage, pushServices, noteErased }: ServerOptions,
  mailer: Mailer,
  transaction: JobServices['transaction'],
): JobServices => ({
  mailer,
  storage,
  transaction,
  ...(pushServices && { pushServices }),
  ...(noteErased && { noteErased }),
});

/** The transport of the environment, else that of the school, which may change at any time. */
const openMailFor = (options: ServerOptions, school: SchoolCache) => {
  const environment: ServerEnvironment = {
    hasMailServer: options.mailer.isConfigured,
    hasSignOnProvider: options.identity !== null,
    hasCrmPages: options.crmUrl !== undefined,
    hasCrmApi: options.crmApi !== undefined,
    allowsPrivateAddresses: options.allowsPrivateAddresses ?? false,
  };
  if (environment.hasMailServer) return { environment, mailer: options.mailer };
  const read = () => openMailServer(school.get());
  const rules = { allowsPrivate: environment.allowsPrivateAddresses };
  return { environment, mailer: openSchoolMailer(read, rules) };
};

interface HttpParts {
  adapter: Adapter;
  metrics: ReturnType<typeof createMetrics>;
  db: Db;
  settings: SettingCache;
}

/** Builds the HTTP server with everything that it answers; nothing is listened to yet. */
const openHttp = async (options: ServerOptions, { adapter, metrics, db, settings }: HttpParts) => {
  const app = await buildHttp({
    logger: options.logger,
    trustProxy: options.trustProxy,
    handlers,
    adapter,
    metrics,
    metricsToken: options.metricsToken,
    isHttps: options.isHttps ?? false,
    maxConnections: options.maxConnections ?? connectionsFor(readHandleLimit()),
    maxDelayMs: options.maxDelayMs ?? 1500,
  });
  const closeHttp = prepareClosing(app);
  addHealth(app, db, () => options.storage.check());
  await addApiPage(
    app,
    handlers.map(({ call }) => call),
  );
  if (options.webFolder)
    await addWebPages(app, options.webFolder, () => readLook(settings.storeFor(null, options.now())));
  return { app, closeHttp };
};

/** Builds a server process: database, push, jobs and HTTP. The school must exist. */
export const openServer = async (parts: ServerOptions): Promise<Server> => {
  const db = openDb(parts.connection, parts.poolSize);
  const school = await openSchoolCache(db, {
    onError: (error) => parts.logger.warn({ err: error }, 'settings of the school'),
    onChange: () => parts.onSchoolChange?.(),
  });
  if (!school) throw new Error('The database has no school yet.');
  const { secret } = school.get();
  const { mailer, environment } = openMailFor(parts, school);
  const settings = openSettingCache(db);
  const hub = await startPushHub(
    () => connectTo(parts.connection),
    (error) => parts.logger.warn({ err: error }, 'push connection'),
    (canHear) => {
      settings.forget(canHear);
      if (canHear) school.refresh();
    },
  );
  const servicesFor = createServices({
    options: parts,
    mailer,
    environment,
    getIdentity: openSignOnFor(parts, school.get),
    db,
    school,
    settings,
    secret,
    hub,
    jobs: () => running,
  });
  const subscriptions = joinSubscribers(subscribers);
  const afterCommit = async (tx: Tx) => {
    settings.afterCommit(tx);
    await school.afterCommit(tx);
  };
  const transaction: JobServices['transaction'] = async (work) => {
    const { result, usedTx } = await inTransaction(db, async (tx) => ({
      result: await work(subscriptions.eventContext(tx, servicesFor(tx))),
      usedTx: tx,
    }));
    await afterCommit(usedTx);
    return result;
  };
  const { connection, logger, now } = parts;
  const threadSettings = { storage: parts.storage.settings };
  const running = await startJobs({
    connection,
    db,
    jobs,
    isWorker: parts.runsJobs,
    logger,
    now,
    services: () => createJobServices(parts, mailer, transaction),
    threadSettings,
  });
  const lastSeen = createLastSeenBatcher(db);
  const heavy = openHeavyCalls({ connection, secret });
  const runner: Runner = { db, services: servicesFor, subscriptions, heavy, afterCommit };
  const turns = openPersonTurns(callsAtOnce(db.$client.options.max));
  const adapter = { runner, turns, signIn: createSignIn({ db, secret, now: parts.now, see: lastSeen.see }) };
  const metrics = createMetrics(hub.count, running.counts);
  const { app, closeHttp } = await openHttp(parts, { adapter, metrics, db, settings });
  const timer = setInterval(() => void lastSeen.flush(parts.now()).catch(() => undefined), lastSeenFlushMs);
  timer.unref();

  const stop = async () => {
    clearInterval(timer);
    hub.announceClosing();
    await closeHttp();
    await heavy.close();
    await running.stop();
    school.stop();
    await lastSeen.flush(parts.now()).catch(() => undefined);
    await hub.stop();
    await db.$client.end();
    parts.storage.close();
  };
  return { app, db, hub, jobs: running, services: servicesFor, transaction, stop };
};
