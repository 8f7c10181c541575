import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { hashPassword } from '@inkstone/session/server';
import { sql } from 'drizzle-orm';
import { sendRequest, connections } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import { password, type World } from './world.ts';

const count = 3000;
const usernames = Array.from({ length: count }, (_, index) => `arrival${index + 1}`);

/** Adds accounts without sessions, with password hashes of the product's cost. */
const addAccounts = async ({ db }: World): Promise<string> => {
  const stored = await hashPassword(password);
  await db.run(sql`
    insert into person (username, name, search_text, sort_name, password_hash, roles, role, permissions, language)
    select 'arrival' || n, 'Arrival ' || n, 'arrival ' || n, 'arrival' || lpad(n::text, 6, '0'), ${stored}, '{student}',
           'student', '{}', 1
      from generate_series(1, ${count}::int) n`);
  await db.run(sql`analyze person`);
  return stored;
};

/** Seconds for verifying so many passwords alone, on as many threads as the server uses. */
const hashingSeconds = async (stored: string, passwords: number): Promise<number> => {
  const began = performance.now();
  let tryCount = 0;
  const compare = async (): Promise<void> => {
    while (tryCount < passwords) {
      tryCount += 1;
      if (!(await verify(stored, password))) throw new Error('the right password was not taken');
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(availableParallelism(), 3)) }, compare));
  return (performance.now() - began) / 1000;
};

/**
 * All users load the login page and sign in at the same moment from one address; returns the seconds of successful
 * sign-ins.
 */
const signInAll = async ({ url }: RunningServer): Promise<{ seconds: number[]; statuses: Map<number, number> }> => {
  const agent = connections(count);
  const seconds: number[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  const signIn = async (username: string): Promise<void> => {
    await sendRequest(`${url}/api/remind`, { agent, token: '' });
    const { status } = await sendRequest(`${url}/api/frontend/login`, {
      agent,
      token: '',
      body: { username, password },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) seconds.push((performance.now() - began) / 1000);
  };
  await Promise.all(usernames.map(signIn));
  agent.destroy();
  return { seconds, statuses };
};

/** 3,000 students sign in at once from one address, compared with the cost of verifying their passwords alone. */
export const signIns = async ({ product, world }: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const stored = await addAccounts(world);
  await hashingSeconds(stored, 100);
  // Half before and half after, so that disturbances affect both.
  const before = await hashingSeconds(stored, count / 2);
  const { seconds, statuses } = await signInAll(product);
  const hashing = before + (await hashingSeconds(stored, count / 2));
  const others = [...statuses].filter(([status]) => status !== 200);
  for (const [status, times] of others) console.log(`${times} sign-ins were answered ${status}`);
  const last = Math.max(...seconds);
  return [
    {
      what: '3,000 students sign in at once from one address: refused',
      value: count - seconds.length,
      unit: '',
      atMost: 0,
    },
    { what: 'The same: until the last is in', value: last, unit: 's', atMost: 90 },
    { what: 'Comparing 3,000 passwords and nothing else, same run', value: hashing, unit: 's' },
    { what: 'Signing in: times as long as comparing the passwords alone', value: last / hashing, unit: '', atMost: 2 },
  ];
};
