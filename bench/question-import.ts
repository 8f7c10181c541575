import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { call, connections, quantile } from './client.ts';
import type { Figure } from './figures.ts';
import { timeSaves, type SteadyOptions } from './saving.ts';

const questionCount = 2000;
const importer = 'teacher3';

/** A paper as text: questions of four options, with the answers behind them. */
const buildPaper = (round: number): Buffer =>
  Buffer.from(
    Array.from({ length: questionCount }, (_, index) => {
      const sum = round * questionCount + index;
      const options = ['A', 'B', 'C', 'D'].map((letter, place) => `${letter}. ${sum + place * 7}`);
      return [`${(index % 999) + 1}. Which number comes after ${sum - 1}?`, ...options, 'Answer: A', ''].join('\n');
    }).join('\n'),
  );

const readPaper = async (url: string, round: number): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestId: randomUUID(), programme: 'amc', subject: 'math' }))
    form.append(name, value);
  form.append('file', new Blob([new Uint8Array(buildPaper(round))]), 'paper.txt');
  const headers = { authorization: `Bearer bench-bearer-of-${importer}` };
  const response = await fetch(`${url}/api/topic/planQuestionImport`, { method: 'POST', headers, body: form });
  const reply = (await response.json()) as { importId: number };
  if (response.status !== 200) throw new Error(`a paper was not read: ${JSON.stringify(reply).slice(0, 300)}`);
  return reply.importId;
};

/** Reads a paper of questions and takes all of them into the bank; returns the seconds of both. */
const importQuestions = async (url: string, round: number): Promise<number> => {
  const agent = connections(1);
  const token = `bench-bearer-of-${importer}`;
  const began = performance.now();
  const importId = await readPaper(url, round);
  for (const outcome of ['doubtful', 'exact']) {
    const chosen = { requestId: randomUUID(), importId, isChosen: true, outcome };
    await call(`${url}/api/topic/chooseImportItems`, { agent, token, body: chosen });
  }
  const body = { requestId: randomUUID(), importId };
  const { questions } = await call<{ questions: number }>(`${url}/api/topic/applyQuestionImport`, {
    agent,
    token,
    body,
  });
  agent.destroy();
  if (questions !== questionCount) throw new Error(`only ${questions} questions were imported`);
  return (performance.now() - began) / 1000;
};

const rounds = 3;

/** Saves during the import of questions beside saves without one, in turns of equal length. */
export const questionImport = async (options: SteadyOptions): Promise<Figure[]> => {
  await options.world.db.run(sql`
    update person set permissions = array['repository', 'repository_quest'] where username = ${importer}`);
  const { url } = options.product;
  const [idle, busy, seconds]: [number[], number[], number[]] = [[], [], []];
  await timeSaves(options, 1000);
  for (let round = 0; round < rounds; round++) {
    idle.push(...(await timeSaves(options, 2000)));
    let isOver = false;
    const importing = importQuestions(url, round).finally(() => (isOver = true));
    while (!isOver) busy.push(...(await timeSaves(options, 400)));
    seconds.push(await importing);
  }
  const [idleP99, busyP99] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  return [
    { what: '2,000 questions of a paper read and imported in', value: quantile(seconds, 0.5), unit: 's' },
    { what: 'Saving at a steady 200 a second meanwhile: p99', value: busyP99, unit: 'ms' },
    { what: 'The same without an import, same run: p99', value: idleP99, unit: 'ms' },
    {
      what: 'Saving during an import of questions: times the p99 without',
      value: busyP99 / idleP99,
      unit: '',
      atMost: 2,
    },
  ];
};
