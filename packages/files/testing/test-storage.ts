import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage, type Storage } from '../storage.ts';

/** A storage in a location of its own. */
export interface TestStorage {
  storage: Storage;
  /** All files under the storage's own folder. */
  listIncoming(): string[];
  end(): void;
}

/** A disk storage in a new folder. */
export const openDiskStorage = async (): Promise<TestStorage> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-files-'));
  return {
    storage: openStorage({ kind: 'disk', folder }),
    listIncoming: () => readdirSync(path.join(folder, '.incoming')),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** A port on which nothing listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const bucket = 'inkstone-tests';

const startS3 = async (folder: string): Promise<{ child: ChildProcess; endpoint: string }> => {
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const options = [
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--configure-bucket',
    bucket,
    '--no-vhost-buckets',
  ];
  const child = spawn(process.execPath, ['--no-deprecation', program, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => chunk.toString().includes('listening') && resolve();
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`s3rver ended with ${code}.`)));
  });
  return { child, endpoint: `http://127.0.0.1:${port}` };
};

/** A bucket of an S3 server. */
export const openS3Storage = async (): Promise<TestStorage> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-s3-'));
  const { child, endpoint } = await startS3(folder);
  const before = new Set(readdirSync(tmpdir()));
  const storage = openStorage({
    kind: 's3',
    bucket,
    region: 'us-east-1',
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  const incoming = readdirSync(tmpdir()).filter((name) => name.startsWith('inkstone-incoming-') && !before.has(name));
  return {
    storage,
    listIncoming: () => incoming.flatMap((name) => readdirSync(path.join(tmpdir(), name))),
    end() {
      child.removeAllListeners('exit').kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
