import { setTimeout } from 'node:timers/promises';
import { sendRequest, connections, quantile } from '../client.ts';
import type { Reading } from './readings.ts';
import { tokens } from './sample-ids.ts';

/** A read call with its times in the small and in the whole school, in ms, and the size of its response in bytes. */
export interface ReadingTimes {
  reading: Reading;
  few: number;
  many: number;
  bytes: number;
}

interface Schools {
  few: string;
  many: string;
  ids: ReadonlyMap<string, string>;
}

const rounds = 20;
const furtherRounds = 60;
const warming = 3;

/** Ratio from which a call is measured longer; the target is 1.3. */
const near = 1.2;

const fill = (query: string, ids: ReadonlyMap<string, string>): string =>
  query.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids.get(name) ?? '');

const agent = connections(1);

const timeOnce = async (school: string, reading: Reading, query: string): Promise<{ ms: number; bytes: number }> => {
  const body = reading.isPost ? (JSON.parse(query) as object) : undefined;
  const url = `${school}/api/${reading.path}${body || query === '' ? '' : `?${query}`}`;
  for (;;) {
    const began = performance.now();
    const answer = await sendRequest(url, { agent, token: tokens[reading.reader], ...(body ? { body } : {}) });
    // The rate limit per person applies here too.
    if (answer.status === 429) await setTimeout(2000);
    else if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    else return { ms: performance.now() - began, bytes: answer.body.length };
  }
};

interface Times {
  few: number[];
  many: number[];
}

const quickest = (times: readonly number[]): number => quantile(times, 0.1);

/**
 * Measures a call in both schools alternately, so that disturbances affect both. Uses the fastest tenth of the times,
 * since load only adds to them; where the two differ much it is repeated until neither gets faster.
 */
export const timeReading = async ({ few, many, ids }: Schools, reading: Reading): Promise<ReadingTimes> => {
  const query = fill(reading.query, ids);
  const times: Times = { few: [], many: [] };
  let bytes = 0;
  const turns = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn++) {
      times.few.push((await timeOnce(few, reading, query)).ms);
      const large = await timeOnce(many, reading, query);
      times.many.push(large.ms);
      bytes = large.bytes;
    }
  };
  await turns(warming);
  times.few.length = times.many.length = 0;
  await turns(rounds);
  for (let more = 0; more < furtherRounds && quickest(times.many) / quickest(times.few) > near; more += rounds)
    await turns(rounds);
  return { reading, few: quickest(times.few), many: quickest(times.many), bytes };
};
