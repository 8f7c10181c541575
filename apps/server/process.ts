import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@inkstone/db';
import { startEmbedded, type Embedded } from '@inkstone/db/embedded';
import { migrate } from '@inkstone/db/migrate';
import { openStorage, type Storage } from '@inkstone/files';
import { openMailer } from '@inkstone/mail';
import { openServer, type Server } from './compose.ts';
import { fillSchool } from './fill-school.ts';
import { openLogger } from './kernel/logger.ts';
import type { Settings } from './settings.ts';

/** A running product. */
export interface Running {
  server: Server;
  /** Where it serves. */
  address: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The storage that the settings name. */
export const storageOf = (settings: Settings): Storage => {
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

/** The database of the settings: one of one's own by DATABASE_URL, else the embedded one. */
export const databaseOf = async (settings: Settings, log: (line: string) => void): Promise<Database> => {
  if (settings.DATABASE_URL) return { connection: { connectionString: settings.DATABASE_URL }, embedded: null };
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const embedded = await startEmbedded({ dataDir: path.resolve(settings.DATA_DIR), log });
  return { connection: embedded.connection, embedded };
};

/** Starts the product: database, migrations, the school, the server. */
export const runProcess = async (
  settings: Settings,
  { print, now = () => new Date() }: { print(line: string): void; now?: () => Date },
): Promise<Running> => {
  const { connection, embedded } = await databaseOf(settings, print);
  try {
    await migrate({ connection, folder: path.join(import.meta.dirname, 'migrations'), log: print });
    const storage = storageOf(settings);
    const school = settings.SCHOOL ?? (settings.DATABASE_URL ? 'empty' : 'sample');
    const accounts = await fillSchool({ connection, storage, school, now: now(), print });
    const logger = openLogger(settings.LOG_LEVEL);
    const server = await openServer({
      connection,
      storage,
      logger,
      now,
      mailer: openMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM }),
      trustProxy: settings.TRUST_PROXY,
      webFolder: path.join(root, 'apps/web/dist'),
      worksOnJobs: true,
    });
    await server.app.listen({ port: settings.PORT, host: settings.HOST });
    const address = addressOf(server, settings);
    print(`Inkstone serves on ${address}`);
    for (const line of accounts) print(line);
    const stop = async () => {
      await server.stop();
      await embedded?.stop();
    };
    return { server, address, stop };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};

const addressOf = (server: Server, settings: Settings): string => {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const bound = server.app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.PORT;
  return `http://localhost:${port}`;
};
