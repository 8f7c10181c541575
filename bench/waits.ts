import { randomBytes, randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sendRequest, call, connections, quantile } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import {
  assignTest,
  nextSave,
  startAttempts,
  toOpenAttempt,
  startUrl,
  type OpenAttempt,
  type StartedAttempt,
} from './attempts.ts';
import type { SignedInPerson, World } from './world.ts';
import { assignOpenQuestion, type OpenAssignment } from './open-assignment.ts';

interface WaitsParts {
  product: RunningServer;
  world: World;
}

interface Filling {
  student: SignedInPerson;
  work: OpenAssignment;
}

interface Sampling extends WaitsParts {
  /** Students who save in turn; one alone would exceed the rate limit. */
  sittings: readonly OpenAttempt[];
}

const betweenSavesMs = 10;
const againMs = 100;
// More than any allowance permits.
const maxBatches = 60;

/** Times of all saves in ms while some work runs, including rejected tries. */
const sampleDuring = async ({ product, world, sittings }: Sampling, work: () => Promise<void>): Promise<number[]> => {
  const agent = connections(1);
  const waits: number[] = [];
  const working = { isOver: false };
  const save = async (turn: number): Promise<void> => {
    const sitting = sittings[turn % sittings.length];
    if (!sitting) return;
    const { token } = sitting.student;
    const questId = world.questionIds[turn % world.questionIds.length] ?? 0;
    const body = nextSave(sitting, { kind: 'answered', questId, value: 'B' });
    const began = performance.now();
    while ((await sendRequest(`${product.url}/api/do/saveTopicAnswer`, { agent, token, body })).status !== 200)
      await pause(againMs);
    waits.push(performance.now() - began);
  };
  const saving = async (): Promise<void> => {
    for (let turn = 0; !working.isOver; turn += 1) {
      await save(turn);
      await pause(betweenSavesMs);
    }
  };
  const sampling = saving();
  try {
    await work();
  } finally {
    working.isOver = true;
    await sampling;
    agent.destroy();
  }
  return waits;
};

/** Anonymous clients send bodies of the maximum size, and larger ones, on many connections. */
const sendBodies = async ({ product }: WaitsParts): Promise<void> => {
  const workerData = { url: product.url, count: 64 };
  const sender = new Worker(new URL('./body-sender.ts', import.meta.url), { workerData });
  try {
    await pause(10_000);
  } finally {
    await sender.terminate();
  }
};

// The longest accepted dictation, with the maximum number of words.
const letters = 'abcdefghijklmnopqrstuvwxyz';
const longestText = (seed: number): string =>
  Array.from({ length: 2000 }, (_, at) => letters[(at * at * 7 + at * seed + seed) % letters.length]).join(' ');

/** Starts homework of one question; later events are measured. */
const startHomework = async (
  { product }: WaitsParts,
  { student, work, agent }: Filling & { agent: Agent },
): Promise<OpenAttempt> => {
  const { token } = student;
  const url = startUrl(product.url, work.id, student).replace('kind=test', 'kind=homework');
  const started = await call<StartedAttempt>(url, { agent, token });
  const sitting = toOpenAttempt(student, started);
  const entered = { kind: 'section-entered', value: { sectionId: started.blueprint.sections[0]?.id } };
  const body = nextSave(sitting, { kind: 'started' }, entered);
  await call(`${product.url}/api/do/saveTopicAnswer`, { agent, token, body });
  return sitting;
};

/** Submits everybody's dictation, scored by a short key. */
const submitDictations = async (parts: WaitsParts, students: readonly SignedInPerson[]) => {
  const { product } = parts;
  const agent = connections(8);
  const key = { references: ['ink'] };
  const work = await assignOpenQuestion(parts, { type: 'dictation', prompt: { text: '<p>Type.</p>' }, key });
  const handIn = async (student: SignedInPerson, index: number): Promise<void> => {
    const sitting = await startHomework(parts, { student, work, agent });
    const answered = { kind: 'answered', questId: work.questionId, value: longestText(index + 20) };
    const body = { ...nextSave(sitting, answered), finish: 'attempt' };
    await call(`${product.url}/api/do/saveTopic`, { agent, token: student.token, body });
  };
  await Promise.all(students.map(handIn));
  agent.destroy();
  return work;
};

/** The teacher saves the longest possible key, so that all submissions are rescored. */
const saveLongestKey = async ({ product, world }: WaitsParts, work: OpenAssignment) => {
  const agent = connections(1);
  const key = { references: Array.from({ length: 10 }, (_, index) => longestText(index + 1)) };
  const body = { requestId: randomUUID(), topicId: work.setId, questId: work.questionId, mode: 'apply', key };
  await call(`${product.url}/api/topic/regrade`, { agent, token: world.teacher.token, body });
  agent.destroy();
};

/** An incompressible essay close to the maximum length. */
const densest = (): string => randomBytes(64_000).toString('base64');

/** A student sends as much as an attempt accepts, as fast as possible, and some more. */
const fillAllowance = async (parts: WaitsParts, { student, work }: Filling): Promise<void> => {
  const { product } = parts;
  const agent = connections(1);
  const { token } = student;
  const sitting = await startHomework(parts, { student, work, agent });
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const answered = Array.from({ length: 10 }, () => ({
      ...{ kind: 'answered', questId: work.questionId, value: densest() },
    }));
    const body = nextSave(sitting, ...answered);
    const { status } = await sendRequest(`${product.url}/api/do/saveTopicAnswer`, { agent, token, body });
    if (status !== 200 && status !== 503) break;
  }
  agent.destroy();
};

const worst = (what: string, waits: readonly number[]): Figure => ({
  what: `A student’s save while ${what}: the longest wait`,
  value: quantile(waits, 1),
  unit: 'ms',
  atMost: 200,
});

/** The longest wait of a student's save during the most expensive work of others. */
export const waits = async (parts: WaitsParts): Promise<Figure[]> => {
  const { product, world } = parts;
  const assignmentId = await assignTest(product.url, world);
  const sittings = await startAttempts(product.url, { assignmentId, students: world.students.slice(0, 20) });
  const sampling = { ...parts, sittings };
  const work = await submitDictations(parts, world.students.slice(20, 120));
  const openWork = await assignOpenQuestion(parts, { type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 } });
  const [student] = world.students.slice(120);
  const quiet = await sampleDuring(sampling, () => pause(5000));
  const flooded = await sampleDuring(sampling, () => sendBodies(parts));
  const rescored = await sampleDuring(sampling, () => saveLongestKey(parts, work));
  const filled = await sampleDuring(sampling, async () => {
    if (student) await fillAllowance(parts, { student, work: openWork });
  });
  return [
    { what: 'A student’s save while nothing else happens: the longest wait', value: quantile(quiet, 1), unit: 'ms' },
    worst('an anonymous caller sends bodies on 64 connections', flooded),
    worst('a teacher saves the longest dictation key, 100 handed in', rescored),
    worst('another student fills their allowance', filled),
  ];
};
