import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from '../tools/setup.mjs';
import type { World } from './world.ts';

/** A server in its own process. */
export interface RunningServer {
  url: string;
  /** Resident memory in bytes of the process and of those that it started, but PostgreSQL, as the system reports it, else 0. */
  memory(): number;
  /** CPU time used so far in ms as the system reports it, else 0. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const waitForUrl = async (child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves on (http:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('a server of the bench ended before it served');
};

/** A page of several processes counts in each of them: the sum is never less than what they take together. */
const readMemory = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    if (/^Name:\s+postgres/m.test(status)) return 0;
    const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    return listChildren(pid).reduce((sum, child) => sum + readMemory(child), own);
  } catch {
    return 0;
  }
};

/** The processes that any thread of a process started. */
const listChildren = (pid: number | undefined): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

// Linux counts CPU time in hundredths of a second.
const tickMs = 10;

const readCpuMs = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
};

const compiled = path.resolve(import.meta.dirname, '../.cache/compiled');

// The environment in which the launcher starts a server.
const launchEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled };

const serve = async (file: string, env: Record<string, string>): Promise<RunningServer> => {
  const child = spawn(process.execPath, [...serverFlags, file], {
    env: { ...process.env, ...launchEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await waitForUrl(child);
  child.stdout.resume();
  return {
    url: url.replace('localhost', '127.0.0.1'),
    memory: () => readMemory(child.pid),
    cpuMs: () => readCpuMs(child.pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Starts the product on the benchmark's database. */
export const serveProduct = (world: Pick<World, 'databaseUrl' | 'dataDir'>): Promise<RunningServer> =>
  serve(path.resolve(import.meta.dirname, '../apps/server/main.ts'), {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.dataDir,
    SCHOOL: 'empty',
    LOG_LEVEL: 'silent',
  });

/** Starts a plain Fastify route with the three statements of a save. */
export const serveBare = (world: World): Promise<RunningServer> =>
  serve(path.join(import.meta.dirname, 'bare.ts'), { DATABASE_URL: world.databaseUrl });
