import { daysAsMs } from '@inkstone/base';
import { randomUUID } from 'node:crypto';
import { call, connections } from './client.ts';
import type { SignedInPerson, World } from './world.ts';

/** A student's open attempt at a test. */
export interface OpenAttempt {
  student: SignedInPerson;
  attemptId: number;
  seq: number;
  syncId: string;
  syncAt: number;
}

/** Assigns the paper to all students as a test; returns the assignment's id. */
export const assignTest = async (url: string, world: World): Promise<number> => {
  const now = Date.now();
  const { id } = await call<{ id: number }>(`${url}/api/backend/test/create`, {
    agent: connections(1),
    token: world.teacher.token,
    body: {
      requestId: randomUUID(),
      title: 'Bench',
      paperId: world.paperId,
      studentIds: world.students.map((student) => student.id),
      beginsAt: new Date(now - 60_000).toISOString(),
      deadline: new Date(now + daysAsMs(1)).toISOString(),
      timeLimit: 86_400,
    },
  });
  return id;
};

/** The URL by which a student starts or resumes a test. */
export const startUrl = (url: string, assignmentId: number, student: SignedInPerson): string =>
  `${url}/api/frontend/test/start?kind=test&id=${assignmentId}&windowId=${windowIdFor(student)}`;

const windowIdFor = ({ id }: SignedInPerson): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** The part of the response to a start that the benchmark needs. */
export interface StartedAttempt {
  attemptId: number;
  syncId: string;
  ack: number;
  blueprint: { sections: { id: string }[] };
}

/** The attempt that a start opened. */
export const toOpenAttempt = (student: SignedInPerson, { attemptId, syncId, ack }: StartedAttempt): OpenAttempt => ({
  ...{ student, attemptId, syncId, seq: ack, syncAt: Date.now() },
});

/** The body of the attempt's next save. */
export const nextSave = (sitting: OpenAttempt, ...events: { kind: string; questId?: number; value?: unknown }[]) => ({
  attemptId: sitting.attemptId,
  events: events.map((event) => {
    sitting.seq += 1;
    return { ...event, seq: sitting.seq, syncId: sitting.syncId, sinceSync: Date.now() - sitting.syncAt };
  }),
});

/** Starts attempts of some students and enters their first section. */
export const startAttempts = async (
  url: string,
  { assignmentId, students }: { assignmentId: number; students: readonly SignedInPerson[] },
): Promise<OpenAttempt[]> => {
  const agent = connections(16);
  const opened = async (student: SignedInPerson): Promise<OpenAttempt> => {
    const started = await call<StartedAttempt>(startUrl(url, assignmentId, student), { agent, token: student.token });
    const sitting = toOpenAttempt(student, started);
    const sectionId = started.blueprint.sections[0]?.id;
    const body = nextSave(sitting, { kind: 'started' }, { kind: 'section-entered', value: { sectionId } as never });
    await call(`${url}/api/do/saveTopicAnswer`, { agent, token: student.token, body });
    return sitting;
  };
  const sittings: OpenAttempt[] = [];
  for (let from = 0; from < students.length; from += 16) {
    sittings.push(...(await Promise.all(students.slice(from, from + 16).map(opened))));
  }
  agent.destroy();
  return sittings;
};
