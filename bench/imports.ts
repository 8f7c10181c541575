import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drawTextXlsx } from '@inkstone/files/table';
import { sql } from 'drizzle-orm';
import { call, connections } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';

const rowCount = 20_000;
const classCount = 200;

/** A sheet of students with their classes, each of which one more row gives a teacher. */
const buildSheet = (word: string): string[][] => {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const isTeacher = index < classCount;
    return [
      ...[`${word}${index}`, `Person ${index} of ${word}`, `王${String.fromCodePoint(0x4e00 + (index % 5000))}明`],
      ...[`${word.toUpperCase()}${String(index).padStart(6, '0')}`, `${word}${index}@bench.example`],
      ...[isTeacher ? 'teacher' : 'student', `Class ${index % classCount} of ${word}`],
    ];
  });
  return [['username', 'name', 'chinese name', 'number', 'mail', 'role', 'class'], ...rows];
};

const toCsv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n'));

interface Importing {
  product: RunningServer;
  token: string;
  /** The memory of the server's processes in bytes before anything was imported. */
  restingMemory: number;
}

const planSheet = async ({ product: { url }, token }: Importing, bytes: Uint8Array): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestId: randomUUID(), subject: 'people', newClasses: 'make' }))
    form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'sheet');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/backend/school/planImport`, { method: 'POST', headers, body: form });
  const reply = (await response.json()) as { changeSetId: number; counts: { made: number } };
  if (response.status !== 200 || reply.counts.made !== rowCount)
    throw new Error(`an import was not planned: ${JSON.stringify(reply).slice(0, 300)}`);
  return reply.changeSetId;
};

interface Counts {
  leftOut: number;
  stays: number;
}

const writeSet = async (
  { product: { url }, token }: Importing,
  { name, changeSetId }: { name: 'applyChangeSet' | 'undoChangeSet'; changeSetId: number },
): Promise<void> => {
  const body = { requestId: randomUUID(), changeSetId };
  const options = { agent: connections(1), token, body };
  const { counts } = await call<{ counts: Counts }>(`${url}/api/backend/school/${name}`, options);
  if (counts.leftOut > 0 || counts.stays > 0) throw new Error(`${name} left rows out`);
};

/** Until the garbage of what was done before is gone, and load shedding has seen that the start is over. */
const restMs = 3000;

/**
 * Runs work; returns its result, its seconds, and by how many bytes the server's processes had grown at most meanwhile
 * since they rested after their start.
 */
const observe = async <Result>({ product, restingMemory }: Importing, work: () => Promise<Result>) => {
  await pause(restMs);
  let most = product.memory();
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, product.memory());
      await pause(20);
    }
  };
  const watching = watch();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await watching;
  return { result, seconds, growth: most - restingMemory };
};

const importSheet = async (importing: Importing, { what, bytes }: { what: string; bytes: Uint8Array }) => {
  const planned = await observe(importing, () => planSheet(importing, bytes));
  const changeSetId = planned.result;
  const applied = await observe(importing, () => writeSet(importing, { name: 'applyChangeSet', changeSetId }));
  const undone = await observe(importing, () => writeSet(importing, { name: 'undoChangeSet', changeSetId }));
  const rows = `${rowCount.toLocaleString('en')} people from ${what}`;
  const steps = Object.entries({ planned, applied, undone });
  return [
    ...steps.map(([step, { seconds }]) => ({ what: `${rows}: ${step} in`, value: seconds, unit: 's' })),
    ...steps.map(([step, { growth }]) => ({
      what: `${rows}: growth of the server's processes since their start at most while ${step}`,
      ...{ value: growth / 1e6, unit: 'MB', atMost: 300 },
    })),
  ];
};

/** Time and memory of a server that imports and undoes large sheets, one after the other. */
export const imports = async ({ product, world }: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const username = 'teacher2';
  await world.db.run(sql`
    update person set permissions = array['school', 'school_people', 'school_classes'] where username = ${username}`);
  await pause(restMs);
  const restingMemory = product.memory();
  const importing = { product, token: `bench-bearer-of-${username}`, restingMemory };
  return [
    { what: "Memory of the server's processes before imports", value: restingMemory / 1e6, unit: 'MB' },
    ...(await importSheet(importing, { what: 'CSV', bytes: toCsv(buildSheet('comma')) })),
    ...(await importSheet(importing, { what: 'XLSX', bytes: await drawTextXlsx('People', buildSheet('book')) })),
  ];
};
