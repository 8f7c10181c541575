import { sql } from 'drizzle-orm';
import { sendRequest, connections, quantile } from './client.ts';
import type { RunningServer } from './processes.ts';
import type { Figure } from './figures.ts';
import { nextSave, type OpenAttempt } from './attempts.ts';
import type { World } from './world.ts';

const width = 16;
const seconds = 3;
const rounds = 9;

type Send = (sitting: OpenAttempt, questId: number) => Promise<{ status: number; body: string }>;

interface Rate {
  /** Saves per second. */
  rate: number;
  /** CPU time of the server process per save, in ms. */
  cpuMs: number;
}

interface SaveRun {
  server: RunningServer;
  sittings: readonly OpenAttempt[];
  world: World;
  send: Send;
}

/** Saves answers one after the other on each of several connections. */
const measureRate = async ({ server, sittings, world, send }: SaveRun): Promise<Rate> => {
  const cpuBefore = server.cpuMs();
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  let count = 0;
  let next = 0;
  const work = async () => {
    while (performance.now() < until) {
      const turn = next++;
      const sitting = sittings[turn % sittings.length];
      if (!sitting) return;
      const questId = world.questionIds[Math.floor(turn / sittings.length) % world.questionIds.length] ?? 0;
      const { status, body } = await send(sitting, questId);
      if (status !== 200) throw new Error(`a save answered ${status}: ${body.slice(0, 300)}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return { rate: count / ((performance.now() - began) / 1000), cpuMs: (server.cpuMs() - cpuBefore) / count };
};

/** A server that saves, and the open attempts whose answers are saved. */
export interface SteadyOptions {
  product: RunningServer;
  sittings: OpenAttempt[];
  world: World;
}

interface SavingOptions extends SteadyOptions {
  bare: RunningServer;
}

/** Saving one answer on sixteen connections, the product and the baseline alternately. */
export const saving = async ({ product, bare, sittings, world }: SavingOptions): Promise<Figure[]> => {
  const agent = connections(width);
  const toProduct: Send = (sitting, questId) =>
    sendRequest(`${product.url}/api/do/saveTopicAnswer`, {
      agent,
      token: sitting.student.token,
      body: nextSave(sitting, { kind: 'answered', questId, value: 'B' }),
    });
  let seq = 0;
  const toBare: Send = (sitting, questionId) =>
    sendRequest(`${bare.url}/save`, {
      agent,
      token: sitting.student.token,
      body: { attemptId: sitting.attemptId, questionId, value: 'B', seq: ++seq },
    });
  const half = sittings.length / 2;
  const [own, others] = [sittings.slice(0, half), sittings.slice(half)];
  const ofProduct = () => measureRate({ server: product, sittings: own, world, send: toProduct });
  const ofBare = () => measureRate({ server: bare, sittings: others, world, send: toBare });
  await ofProduct();
  await ofBare();
  // Writes out pending data, so that it does not disturb a measured turn.
  await world.db.run(sql`checkpoint`);
  const products: Rate[] = [];
  const bares: Rate[] = [];
  for (let round = 0; round < rounds; round++) {
    bares.push(await ofBare());
    products.push(await ofProduct());
  }
  agent.destroy();
  const middle = (all: readonly Rate[], of: keyof Rate) =>
    quantile(
      all.map((sample) => sample[of]),
      0.5,
    );
  const [rate, bareRate] = [middle(products, 'rate'), middle(bares, 'rate')];
  // Compares consecutive turns, so that disturbances affect both.
  const share = quantile(
    products.map((sample, turn) => sample.rate / (bares[turn]?.rate ?? Number.NaN)),
    0.5,
  );
  return [
    { what: 'Answers saved a second, 16 connections', value: rate, unit: '/s' },
    { what: 'The bare route, same run', value: bareRate, unit: '/s' },
    { what: 'Saving: share of the bare route', value: share, unit: '', atLeast: 0.5 },
    { what: 'CPU of the server process for one save', value: middle(products, 'cpuMs'), unit: 'ms' },
    { what: 'The same of the bare route', value: middle(bares, 'cpuMs'), unit: 'ms' },
  ];
};

/** Milliseconds of saves at a steady 200 a second, each measured from the moment at which it was due. */
export const timeSaves = async ({ product, sittings, world }: SteadyOptions, count: number): Promise<number[]> => {
  const agent = connections(64);
  const everyMs = 5;
  const times: number[] = [];
  const began = performance.now() + 200;
  const sample = async (turn: number) => {
    const due = began + turn * everyMs;
    const sitting = sittings[turn % sittings.length];
    if (!sitting) return;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const body = nextSave(sitting, { kind: 'answered', questId: world.questionIds[turn % 25] ?? 0, value: 'C' });
    const { status } = await sendRequest(`${product.url}/api/do/saveTopicAnswer`, {
      agent,
      token: sitting.student.token,
      body,
    });
    if (status !== 200) throw new Error(`a steady save answered ${status}`);
    times.push(performance.now() - Math.max(due, began));
  };
  await Promise.all(Array.from({ length: count }, (_, turn) => sample(turn)));
  agent.destroy();
  return times;
};

/** Latency of saves at a constant rate. */
export const steady = async (options: SteadyOptions): Promise<Figure[]> => {
  const times = await timeSaves(options, 3000);
  return [
    { what: 'Saving at a steady 200 a second: median', value: quantile(times, 0.5), unit: 'ms', atMost: 3 },
    { what: 'Saving at a steady 200 a second: p99', value: quantile(times, 0.99), unit: 'ms', atMost: 20 },
  ];
};
