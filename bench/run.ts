import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { calculator } from './calculator.ts';
import { crowd, examData } from './crowd.ts';
import { desk } from './desk.ts';
import { toMarkdownTable, type Figure } from './figures.ts';
import { bank, persons, reads } from './growth/reads.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { questionImport } from './question-import.ts';
import { serveBare, serveProduct, type RunningServer } from './processes.ts';
import { saving, steady } from './saving.ts';
import { signIns } from './sign-ins.ts';
import { assignTest, startAttempts } from './attempts.ts';
import { typing } from './typing.ts';
import { uploads } from './uploads.ts';
import { waits } from './waits.ts';
import { openWorld, type World } from './world.ts';

const only = process.argv.slice(2);
const isSelected = (part: string): boolean => only.length === 0 || only.includes(part);

const printFigures = (figures: Figure[]): Figure[] => {
  for (const { what, value, unit } of figures) console.log(`${what}: ${Math.round(value * 100) / 100} ${unit}`);
  return figures;
};

/** Runs a function with a server and stops the server afterwards. */
const withServer = async <Result>(
  starting: Promise<RunningServer>,
  work: (server: RunningServer) => Promise<Result>,
): Promise<Result> => {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
};

const measureDuringLessons = async (world: World, product: RunningServer): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const assignmentId = await assignTest(product.url, world);
  const students = world.students.slice(200, -1);
  if (isSelected('save') || isSelected('steady') || isSelected('exam') || isSelected('question-import')) {
    const sittings = await startAttempts(product.url, { assignmentId, students });
    const steadily = { product, sittings, world };
    const turns = (bare: RunningServer) => saving({ ...steadily, bare });
    if (isSelected('save')) figures.push(...printFigures(await withServer(serveBare(world), turns)));
    if (isSelected('steady')) figures.push(...printFigures(await steady(steadily)));
    if (isSelected('question-import')) figures.push(...printFigures(await questionImport(steadily)));
    if (isSelected('exam')) figures.push(...printFigures(await examData({ product, assignmentId, students })));
  }
  if (isSelected('crowd')) {
    figures.push(...printFigures(await crowd({ product, assignmentId, students: world.students.slice(0, 200) })));
  }
  if (isSelected('lists')) figures.push(...printFigures(await lists({ product, world })));
  if (isSelected('typing')) figures.push(...printFigures(await typing({ product, world })));
  if (isSelected('calculator')) figures.push(...printFigures(await calculator({ product, world })));
  if (isSelected('uploads')) figures.push(...printFigures(await uploads({ product, world })));
  if (isSelected('waits')) figures.push(...printFigures(await waits({ product, world })));
  if (isSelected('desk')) figures.push(...printFigures(await desk({ product, world })));
  if (isSelected('pages')) figures.push(...printFigures(await pages({ product, world, assignmentId })));
  return figures;
};

const measure = async (world: World): Promise<Figure[]> => {
  const remembered = isSelected('memory')
    ? await withServer(serveProduct(world), (product) => memory({ product, world }))
    : [];
  const figures = await withServer(serveProduct(world), (product) => measureDuringLessons(world, product));
  const arrived = isSelected('sign-ins')
    ? printFigures(await withServer(serveProduct(world), (product) => signIns({ product, world })))
    : [];
  const imported = isSelected('imports')
    ? printFigures(await withServer(serveProduct(world), (product) => imports({ product, world })))
    : [];
  const grown = [
    ...(isSelected('reads') ? await reads() : []),
    ...(isSelected('persons') ? await persons() : []),
    ...(isSelected('bank') ? await bank() : []),
  ];
  return [...figures, ...arrived, ...imported, ...printFigures(grown), ...printFigures(remembered)];
};

const loadBefore = loadavg()[0] ?? 0;
const world = await openWorld();
try {
  const figures = await measure(world);
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  const words = [
    '# What the product was measured to do',
    '',
    'Written by `npm run bench`: every ratio is of one run on one machine; figures of two runs are not compared.',
    `This run: ${machine}; the load, the server and the embedded PostgreSQL (fsync on) share the machine.`,
    '',
    `Before it began, ${loadBefore.toFixed(1)} other processes wanted a core (load average): on a busy machine the times and the rates say`,
    'less than the ratios and the CPU of one save.',
    '',
    toMarkdownTable(figures),
    '',
  ];
  if (only.length === 0) writeFileSync(path.resolve(import.meta.dirname, '../docs/bench.md'), words.join('\n'));
  console.log(toMarkdownTable(figures));
} finally {
  await world.close();
}
