import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { crowd, examData } from './crowd.ts';
import { desk } from './desk.ts';
import { tableOf, type Figure } from './figures.ts';
import { reads } from './growth/reads.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { serveBare, serveProduct, type Served } from './processes.ts';
import { saving, steady } from './saving.ts';
import { signIns } from './sign-ins.ts';
import { giveTest, sitDown } from './sittings.ts';
import { typing } from './typing.ts';
import { uploads } from './uploads.ts';
import { waits } from './waits.ts';
import { openWorld, type World } from './world.ts';

const only = process.argv.slice(2);
const wanted = (part: string): boolean => only.length === 0 || only.includes(part);

const say = (figures: Figure[]): Figure[] => {
  for (const { what, value, unit } of figures) console.log(`${what}: ${Math.round(value * 100) / 100} ${unit}`);
  return figures;
};

/** Runs a function with a server and stops the server afterwards. */
const served = async <Result>(starting: Promise<Served>, work: (it: Served) => Promise<Result>): Promise<Result> => {
  const it = await starting;
  try {
    return await work(it);
  } finally {
    await it.stop();
  }
};

const inLessons = async (world: World, product: Served): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const assignmentId = await giveTest(product.url, world);
  const students = world.students.slice(200, -1);
  if (wanted('save') || wanted('steady') || wanted('exam')) {
    const sittings = await sitDown(product.url, { assignmentId, students });
    const steadily = { product, sittings, world };
    const turns = (bare: Served) => saving({ ...steadily, bare });
    if (wanted('save')) figures.push(...say(await served(serveBare(world), turns)));
    if (wanted('steady')) figures.push(...say(await steady(steadily)));
    if (wanted('exam')) figures.push(...say(await examData({ product, assignmentId, students })));
  }
  if (wanted('crowd')) {
    figures.push(...say(await crowd({ product, assignmentId, students: world.students.slice(0, 200) })));
  }
  if (wanted('lists')) figures.push(...say(await lists({ product, world })));
  if (wanted('typing')) figures.push(...say(await typing({ product, world })));
  if (wanted('uploads')) figures.push(...say(await uploads({ product, world })));
  if (wanted('waits')) figures.push(...say(await waits({ product, world })));
  if (wanted('desk')) figures.push(...say(await desk({ product, world })));
  if (wanted('pages')) figures.push(...say(await pages({ product, world, assignmentId })));
  return figures;
};

const measure = async (world: World): Promise<Figure[]> => {
  const remembered = wanted('memory') ? await served(serveProduct(world), (product) => memory({ product, world })) : [];
  const figures = await served(serveProduct(world), (product) => inLessons(world, product));
  const arrived = wanted('sign-ins')
    ? say(await served(serveProduct(world), (product) => signIns({ product, world })))
    : [];
  const grown = wanted('reads') ? await reads() : [];
  return [...figures, ...arrived, ...say(grown), ...say(remembered)];
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
    tableOf(figures),
    '',
  ];
  if (only.length === 0) writeFileSync(path.resolve(import.meta.dirname, '../docs/bench.md'), words.join('\n'));
  console.log(tableOf(figures));
} finally {
  await world.close();
}
