import { afterAll, beforeAll, expect, test } from 'vitest';
import { TooManyRequestsError } from '@inkstone/call/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { countTry } from './tries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const network = 'network 203.0.113.7';

/** Tries at one account from one network, whose waits the test ends one by one. */
const openLane = (account: string) => {
  const waits: (() => void)[] = [];
  const passed: string[] = [];
  const refused: unknown[] = [];
  const pause = () => new Promise<void>((end) => waits.push(end));
  const guess = async (laneKey = network): Promise<void> => {
    const origin = { isKnown: false, key: network, laneKey };
    await countTry({ db: school.db, now: school.clock.now(), pause }, account, origin);
    passed.push(laneKey);
  };
  return {
    passed,
    refused,
    guess,
    /** Begins a try that waits for its turn or is refused. */
    begin: (laneKey?: string): void => void guess(laneKey).catch((error: unknown) => refused.push(error)),
    /** Ends the wait of the next person. */
    async endWait(): Promise<void> {
      await expect.poll(() => waits.length).toBeGreaterThan(0);
      const before = passed.length;
      waits.shift()?.();
      await expect.poll(() => passed.length).toBe(before + 1);
    },
  };
};

/** A lane in which as many guesses of unknown browsers wait as may. */
const fillLane = async (account: string) => {
  const lane = openLane(account);
  for (let tries = 0; tries < 10; tries++) await lane.guess();
  lane.passed.length = 0;
  for (let tries = 0; tries < 40; tries++) lane.begin();
  // One has its turn and twenty wait.
  await expect.poll(() => lane.refused.length).toBe(19);
  return lane;
};

test('more than twenty waiting guesses of unknown browsers of one network are refused', async () => {
  const { guess, refused } = await fillLane('lin');
  expect(refused.every((error) => error instanceof TooManyRequestsError)).toBe(true);
  await expect(guess()).rejects.toThrow(TooManyRequestsError);
});

test.each(['device of another person', 'proof of work'])(
  'an attempt of another origin there (%s) is not refused, and is processed before most of these',
  async (laneKey) => {
    const { begin, endWait, passed, refused } = await fillLane(laneKey);
    begin(laneKey);
    for (let turns = 0; turns < 10; turns++) await endWait();
    expect(passed).toContain(laneKey);
    expect(refused).toHaveLength(19);
  },
);

test('attempts for one account are processed one after the other, whoever makes them', async () => {
  const { begin, endWait, passed } = await fillLane('song');
  for (const laneKey of ['proof 1', 'proof 2']) begin(laneKey);
  for (let turns = 0; turns < 10; turns++) await endWait();
  expect(passed).toHaveLength(10);
  expect(new Set(passed)).toEqual(new Set([network, 'proof 1', 'proof 2']));
});
