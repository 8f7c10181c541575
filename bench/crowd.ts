import { ask, connections } from './client.ts';
import type { Figure } from './figures.ts';
import type { Served } from './processes.ts';
import { nextSave, sittingOf, startUrl, type Sitting, type Started } from './sittings.ts';
import type { Signed } from './world.ts';

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const must = ({ status, body }: { status: number; body: string }): string => {
  if (status !== 200) throw new Error(`the crowd was answered ${status}: ${body.slice(0, 300)}`);
  return body;
};

interface Crowd {
  product: Served;
  assignmentId: number;
  students: readonly Signed[];
}

/** All students start at the same moment, answer once, and submit at the same moment. */
export const crowd = async ({ product, assignmentId, students }: Crowd): Promise<Figure[]> => {
  const agent = connections(students.length);
  const { url } = product;
  // The connections are open already, as after a browser has loaded its lists.
  await Promise.all(students.map(({ token }) => ask(`${url}/api/frontend/index/message`, { agent, token })));
  const sittings: Sitting[] = [];
  const starting = await secondsOf(() =>
    Promise.all(
      students.map(async (student) => {
        const body = must(await ask(startUrl(url, assignmentId, student), { agent, token: student.token }));
        sittings.push(sittingOf(student, JSON.parse(body) as Started));
      }),
    ),
  );
  const save = async (sitting: Sitting, path: string, more: object, ...events: Parameters<typeof nextSave>[1][]) => {
    const body = { ...nextSave(sitting, ...events), ...more };
    must(await ask(`${url}/api/${path}`, { agent, token: sitting.student.token, body }));
  };
  for (const sitting of sittings) {
    const section = { kind: 'section-entered', value: { sectionId: 'contest' } };
    await save(sitting, 'do/saveTopicAnswer', {}, { kind: 'started' }, section);
  }
  const handingIn = await secondsOf(() =>
    Promise.all(sittings.map((sitting) => save(sitting, 'do/saveTopic', { finish: 'attempt' }))),
  );
  agent.destroy();
  return [
    {
      what: `${students.length} students start at once: until the last is served`,
      value: starting,
      unit: 's',
      atMost: 2,
    },
    {
      what: `${students.length} students hand in at once: until the last is served`,
      value: handingIn,
      unit: 's',
      atMost: 2,
    },
  ];
};

/** Exam content per second, as a reload requests it. */
export const examData = async ({ product, assignmentId, students }: Crowd): Promise<Figure[]> => {
  const agent = connections(16);
  const until = performance.now() + 6000;
  let count = 0;
  let next = 0;
  const work = async () => {
    while (performance.now() < until) {
      const student = students[next++ % students.length];
      if (!student) return;
      must(await ask(startUrl(product.url, assignmentId, student), { agent, token: student.token }));
      count += 1;
    }
  };
  const took = await secondsOf(() => Promise.all(Array.from({ length: 16 }, work)));
  agent.destroy();
  return [{ what: 'Exam data given a second, 16 connections', value: count / took, unit: '/s', atLeast: 250 }];
};
