import { daysAsMs } from '@inkstone/base';
import { randomUUID } from 'node:crypto';
import { insertSet } from '@inkstone/bank/server';
import { inTransaction } from '@inkstone/db';
import { call, connections } from './client.ts';
import type { RunningServer } from './processes.ts';
import type { World } from './world.ts';

/** Homework with one question, for all students. */
export interface OpenAssignment {
  id: number;
  setId: number;
  questionId: number;
}

/** Assigns one question as homework: an essay, a speaking task, or a dictation with its key. */
export const assignOpenQuestion = async (
  { product, world }: { product: RunningServer; world: World },
  {
    key = { model: '' },
    programme = 'amc',
    ...question
  }: { type: 'essay' | 'timed-speech' | 'dictation'; prompt: object; key?: object; programme?: 'amc' | 'sat' },
): Promise<OpenAssignment> => {
  const now = new Date();
  const about = { ownerId: world.teacher.id, now, programme, subject: 'math', title: 'Open', titleZh: null };
  const rest = { key, explanation: { en: '', zh: '' }, points: 100, knowledgeNodeId: null };
  const stimulus = { kind: 'none' as const, html: '', files: [] };
  const set = await inTransaction(world.db, (tx) =>
    insertSet(tx, { ...about, stimulus, questions: [{ ...question, ...rest }] }),
  );
  const { id } = await call<{ id: number }>(`${product.url}/api/backend/homework/create`, {
    agent: connections(1),
    token: world.teacher.token,
    body: {
      requestId: randomUUID(),
      title: 'Open',
      topicIds: [set.setId],
      studentIds: world.students.map((student) => student.id),
      beginsAt: new Date(now.getTime() - 60_000).toISOString(),
      deadline: new Date(now.getTime() + daysAsMs(1)).toISOString(),
    },
  });
  return { id, setId: set.setId, questionId: set.questionIds[0] ?? 0 };
};
