import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@inkstone/db';
import { findUnfinishedRestore } from '@inkstone/db/backup';
import { startEmbedded, type Embedded } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { openStorage, type Storage } from '@inkstone/files';
import { openMailer } from '@inkstone/mail';
import { isSetupOpen } from '@inkstone/school/server';
import { openServer, type Server, type ServerOptions } from './open-server.ts';
import { eraseAgain } from './erased-people.ts';
import { fillSchool } from './fill-school.ts';
import { connectionsFor, readHandleLimit } from './kernel/connections.ts';
import { openLogger } from './kernel/logger.ts';
import { toCrmApi, toRetentionDays, type Settings } from './settings.ts';
import { prepareSetup, removeSetupCode } from './setup-code.ts';
import { openIdentityFor } from './sso-settings.ts';
import { toDatabaseError, toFolderError, toUnfinishedRestoreError, toListenError } from './start-errors.ts';

/** A running product. */
export interface RunningProduct {
  server: Server;
  /** The address that it serves on. */
  address: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Opens the storage of the settings. */
export const openStorageFor = (settings: Settings): Storage => {
  const folder = path.resolve(settings.DATA_DIR, 'files');
  if (!settings.S3_BUCKET) return openStorage({ kind: 'disk', folder });
  return openStorage({
    kind: 's3',
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  });
};

interface Database {
  connection: Connection;
  embedded: Embedded | null;
}

const makeFolder = (settings: Settings): void => {
  try {
    mkdirSync(settings.DATA_DIR, { recursive: true });
  } catch (error) {
    throw toFolderError(error, settings);
  }
};

/** Opens the database of the settings: DATABASE_URL, else the embedded one. */
export const openDatabaseFor = async (settings: Settings, log: (line: string) => void): Promise<Database> => {
  if (settings.DATABASE_URL) return { connection: { connectionString: settings.DATABASE_URL }, embedded: null };
  makeFolder(settings);
  const embedded = await startEmbedded({ dataDir: path.resolve(settings.DATA_DIR), log });
  return { connection: embedded.connection, embedded };
};

interface StartOptions extends Pick<ServerOptions, 'robotOrigins' | 'pushServices'> {
  print(line: string): void;
  now?: () => Date;
  /** Aborted when the product is stopped before it serves. */
  signal?: AbortSignal;
}

/** Stops what was started, in reverse order and only once. */
const createShutdown = () => {
  const stops: (() => Promise<void>)[] = [];
  return {
    add: (stop: () => Promise<void>) => void stops.unshift(stop),
    async stop() {
      for (const stop of stops.splice(0)) await stop();
    },
  };
};

/** Throws where a restore was interrupted: rows or files may be missing. */
const assertFullyRestored = async (connection: Connection): Promise<void> => {
  const file = await findUnfinishedRestore(connection);
  if (file !== undefined) throw toUnfinishedRestoreError(file);
};

/** Migrates the database and creates the school; returns lines about its accounts. */
const prepareSchool = async (
  settings: Settings,
  {
    connection,
    storage,
    now,
    print,
  }: { connection: Connection; storage: Storage; now: Date; print(line: string): void },
): Promise<string[]> => {
  const folder = path.join(import.meta.dirname, 'migrations');
  await assertFullyRestored(connection).catch((error: unknown) => {
    throw toDatabaseError(error, settings) ?? error;
  });
  await migrate({ connection, folder, log: print }).catch((error: unknown) => {
    throw toDatabaseError(error, settings) ?? error;
  });
  const school = settings.SCHOOL ?? (settings.DATABASE_URL ? 'empty' : 'sample');
  return fillSchool({ connection, storage, school, now, print });
};

const listen = async (server: Server, settings: Settings): Promise<void> => {
  try {
    await server.app.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    throw toListenError(error, settings) ?? error;
  }
};

/** What a server takes from the settings as they are. */
const toServerOptions = (settings: Settings) => ({
  mailer: openMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM }),
  allowsPrivateAddresses: settings.ALLOW_PRIVATE_ADDRESSES === '1',
  crmUrl: settings.CRM_URL,
  crmApi: toCrmApi(settings),
  retentionDays: toRetentionDays(settings),
  publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
  trustProxy: settings.TRUST_PROXY,
  metricsToken: settings.METRICS_TOKEN,
  isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
  webFolder: path.join(root, 'apps/web/dist'),
  runsJobs: true,
});

/** Starts the product: database, migrations, school, server. On failure everything started is stopped again. */
export const runProcess = async (
  settings: Settings,
  { print, now = () => new Date(), signal, robotOrigins, pushServices }: StartOptions,
): Promise<RunningProduct> => {
  const running = createShutdown();
  // Prints each step before it begins; a start that was aborted ends here.
  const printStep = (line: string) => {
    signal?.throwIfAborted();
    print(line);
  };
  try {
    const { connection, embedded } = await openDatabaseFor(settings, print);
    if (embedded) running.add(() => embedded.stop());
    signal?.throwIfAborted();
    const storage = openStorageFor(settings);
    const accounts = await prepareSchool(settings, { connection, storage, now: now(), print: printStep });
    const noteErased = await eraseAgain({
      connection,
      storage,
      dataDir: settings.DATA_DIR,
      now: now(),
      print: printStep,
    });
    const setup = await prepareSetup({ connection, dataDir: settings.DATA_DIR, now: now() });
    const logger = openLogger(settings.LOG_LEVEL);
    let opened: Server | null = null;
    const server = await openServer({
      connection,
      storage,
      logger,
      now,
      identity: await openIdentityFor(settings, { now, warn: (fields) => logger.warn(fields, 'identity provider') }),
      robotOrigins,
      pushServices,
      noteErased,
      ...toServerOptions(settings),
      onSchoolChange: () => {
        if (setup && opened) void forgetSetupCode(opened, settings.DATA_DIR);
      },
    });
    opened = server;
    running.add(() => server.stop());
    signal?.throwIfAborted();
    await listen(server, settings);
    const address = publicAddress(server, settings);
    const setupLines = setup?.(address) ?? [];
    for (const line of [`Inkstone serves on ${address}`, ...capacityLines(), ...accounts, ...setupLines])
      printStep(line);
    return { server, address, stop: () => running.stop() };
  } catch (error) {
    await running.stop();
    throw error;
  }
};

/** Removes the file with the code once the first administrator was made, in whichever process. */
const forgetSetupCode = async (server: Server, dataDir: string): Promise<void> => {
  const isOpen = await isSetupOpen(server.db).catch(() => true);
  if (!isOpen) removeSetupCode(dataDir);
};

/** How many connections the machine allows, where it reports a limit. */
const capacityLines = (): string[] => {
  const handles = readHandleLimit();
  const most = connectionsFor(handles);
  return most === null ? [] : [`Up to ${most} connections at once: this machine allows ${handles} open files`];
};

const publicAddress = (server: Server, settings: Settings): string => {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const bound = server.app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.PORT;
  return `http://localhost:${port}`;
};
