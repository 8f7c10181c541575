import { sendRequest, connections } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import { nextSave, toOpenAttempt, startUrl, type OpenAttempt, type StartedAttempt } from './attempts.ts';
import type { SignedInPerson } from './world.ts';

const measureSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

const assertOk = ({ status, body }: { status: number; body: string }): string => {
  if (status !== 200) throw new Error(`the crowd was answered ${status}: ${body.slice(0, 300)}`);
  return body;
};

interface Crowd {
  product: RunningServer;
  assignmentId: number;
  students: readonly SignedInPerson[];
}

/** All students start at the same moment, answer once, and submit at the same moment. */
export const crowd = async ({ product, assignmentId, students }: Crowd): Promise<Figure[]> => {
  const agent = connections(students.length);
  const { url } = product;
  // The connections are open already, as after a browser has loaded its lists.
  await Promise.all(students.map(({ token }) => sendRequest(`${url}/api/frontend/index/message`, { agent, token })));
  const sittings: OpenAttempt[] = [];
  const starting = await measureSeconds(() =>
    Promise.all(
      students.map(async (student) => {
        const body = assertOk(await sendRequest(startUrl(url, assignmentId, student), { agent, token: student.token }));
        sittings.push(toOpenAttempt(student, JSON.parse(body) as StartedAttempt));
      }),
    ),
  );
  const save = async (
    sitting: OpenAttempt,
    path: string,
    more: object,
    ...events: Parameters<typeof nextSave>[1][]
  ) => {
    const body = { ...nextSave(sitting, ...events), ...more };
    assertOk(await sendRequest(`${url}/api/${path}`, { agent, token: sitting.student.token, body }));
  };
  for (const sitting of sittings) {
    const section = { kind: 'section-entered', value: { sectionId: 'contest' } };
    await save(sitting, 'do/saveTopicAnswer', {}, { kind: 'started' }, section);
  }
  const handingIn = await measureSeconds(() =>
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
      assertOk(await sendRequest(startUrl(product.url, assignmentId, student), { agent, token: student.token }));
      count += 1;
    }
  };
  const took = await measureSeconds(() => Promise.all(Array.from({ length: 16 }, work)));
  agent.destroy();
  return [{ what: 'Exam data given a second, 16 connections', value: count / took, unit: '/s', atLeast: 250 }];
};
