import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { crowd, examData } from './crowd.ts';
import { tableOf, type Figure } from './figures.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { serveBare, serveProduct } from './processes.ts';
import { saving, steady } from './saving.ts';
import { giveTest, sitDown } from './sittings.ts';
import { openWorld, type World } from './world.ts';

const only = process.argv.slice(2);
const wanted = (part: string): boolean => only.length === 0 || only.includes(part);

const say = (figures: Figure[]): Figure[] => {
  for (const { what, value, unit } of figures) console.log(`${what}: ${Math.round(value * 100) / 100} ${unit}`);
  return figures;
};

const measure = async (world: World): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const fresh = await serveProduct(world);
  if (wanted('memory')) figures.push(...say(await memory({ product: fresh, world })));
  await fresh.stop();

  const product = await serveProduct(world);
  const bare = await serveBare(world);
  const assignmentId = await giveTest(product.url, world);
  const students = world.students.slice(200);
  if (wanted('save') || wanted('steady') || wanted('exam')) {
    const sittings = await sitDown(product.url, { assignmentId, students });
    const both = { product, bare, sittings, world };
    if (wanted('save')) figures.unshift(...say(await saving(both)));
    if (wanted('steady')) figures.push(...say(await steady(both)));
    if (wanted('exam')) figures.push(...say(await examData({ product, assignmentId, students })));
  }
  if (wanted('crowd')) {
    figures.push(...say(await crowd({ product, assignmentId, students: world.students.slice(0, 200) })));
  }
  if (wanted('pages')) figures.push(...say(await pages({ product, world })));
  if (wanted('lists')) figures.push(...say(await lists({ product, world })));
  await bare.stop();
  await product.stop();
  return figures;
};

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
    tableOf(figures),
    '',
  ];
  if (only.length === 0) writeFileSync(path.resolve(import.meta.dirname, '../docs/bench.md'), words.join('\n'));
  console.log(tableOf(figures));
} finally {
  await world.close();
}
