import { inTransaction } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '@inkstone/messages/contract';
import { getOwnMail } from '@inkstone/session/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { openPersonTurns } from './person-turns.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('runs a few calls of a person at a time, in their order, and others beside them', async () => {
  const turns = openPersonTurns(2);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (personId: number, name: string) =>
    turns.run(personId, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const calls = ['a', 'b', 'c', 'd'].map((name) => begin(1, name));
  const another = begin(2, 'x');
  expect(started).toEqual(['a', 'b', 'x']);

  ends.get('b')?.();
  await calls[1];
  expect(started).toEqual(['a', 'b', 'x', 'c']);
  ends.get('a')?.(new Error('a failed call gives its turn on'));
  await expect(calls[0]).rejects.toThrow('gives its turn on');
  expect(started).toEqual(['a', 'b', 'x', 'c', 'd']);

  for (const name of ['c', 'd', 'x']) ends.get(name)?.();
  expect(await Promise.all([calls[2], calls[3], another])).toEqual(['c', 'd', 'x']);
});

test('a burst of one person leaves connections of the database to others', async () => {
  const [busy, other] = [await school.signIn(await school.person()), await school.signIn(await school.person())];
  const burst = await inTransaction(school.db, async (tx) => {
    // Every call of the burst waits for this table.
    await tx.run(sql`lock table message in access exclusive mode`);
    const sent = Array.from({ length: 40 }, () => busy.ask(listMessages, {}));
    expect(await other.ask(getOwnMail, {})).toBeDefined();
    return { sent };
  });
  expect(await Promise.all(burst.sent)).toHaveLength(40);
});
