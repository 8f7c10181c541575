import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSchool, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import { anAssignment, beginAs, type ClassAssignment } from '../testing.ts';

let school: TestSchool;
let given: ClassAssignment;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  given = await anAssignment(school, { kind: 'homework', count: 1 });
});
afterAll(() => school.close());

/** A request as browsers with the previous version send it, and the JSON that they get. */
const request = async (token: string, method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await school.server.app.inject({
    ...{ method, url: `/api/${path}`, headers },
    ...(payload && { payload }),
  });
  return JSON.parse(response.body) as Record<string, never>;
};

test('an assignment is given by the old names of its fields, and not by those inside', async () => {
  const { token } = given.teacher;
  const common = {
    ...{ title: 'By old names', classIds: [given.classId] },
    ...{ beginsAt: '2026-03-02T08:00:00.000Z', deadline: '2026-03-03T08:00:00.000Z' },
  };
  const give = (more: object) =>
    request(token, 'POST', 'backend/test/create', { ...common, requestId: randomUUID(), ...more });

  expect(await give({ topicIds: [given.setId] })).toEqual({ success: 1, id: expect.any(Number), recipients: 1 });
  expect(await give({ setIds: [given.setId] })).toMatchObject({ success: 0, code: 'content.none' });
  const wrong = await give({ topicIds: ['no'] });
  expect(Object.keys(wrong['fields'] ?? {})).toEqual(['topicIds.0']);
});

test('its detail, its questions, its redo and its changes are sent by their old names', async () => {
  const { student, window } = await beginAs(school, given, 0);
  await window.submit();
  const { token } = given.teacher;
  const mine = await request(student.token, 'GET', `frontend/homework/detail?id=${given.id}`);
  expect(Object.keys(mine)).toEqual(['success', 'work', 'questions', 'hasMoreQuestions', 'attempts', 'serverTime']);
  const [question] = mine['questions'] as unknown as { questId: number }[];
  const names = ['questId', 'number', 'setTitle', 'kind', 'markedBy', 'state', 'again'];
  expect(Object.keys(question ?? {})).toEqual(names);

  const rows = await school.db.rows(sql`select id from recipient where assignment_id = ${given.id}`, { id: z.int() });
  const recipientId = rows[0]?.id ?? 0;
  const redoDueDate = '2026-03-04T08:00:00.000Z';
  const asked = { requestId: randomUUID(), recipientId, questIds: [question?.questId ?? 0], redoDueDate };
  const { redo } = await request(token, 'POST', 'backend/homework/redo', asked);
  expect(redo).toMatchObject({ questIds: asked.questIds, redoDueDate });

  const deadline = '2026-03-05T08:00:00.000Z';
  await request(token, 'POST', 'backend/homework/editDeadline', { requestId: randomUUID(), id: given.id, deadline });
  const detail = await request(token, 'GET', `backend/homework/detail?id=${given.id}`);
  expect(detail).toMatchObject({
    assignment: { redo: true, redoDueDate },
    recipients: [{ redo: { questIds: asked.questIds, redoDueDate } }],
    changes: [{ what: 'deadline', was: '2026-03-02T11:00:00.000Z', becomes: deadline }],
  });
  const one = await request(
    token,
    'GET',
    `backend/homework/getQuestDetail?id=${given.id}&questId=${question?.questId}`,
  );
  expect(one['question']).toMatchObject({ questId: question?.questId });
});
