import { afterAll, beforeAll, expect, test } from 'vitest';
import { myTests } from '@inkstone/assignments/contract';
import { openSchool, type TestSchool } from '@inkstone/server/testing';
import { finish } from '../contract.ts';
import { sit, someWork } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('answers are acknowledged, survive a reload and are scored when handed in', async () => {
  const work = await someWork(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await sit(school, work);
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' });
  const saved = await window.say(
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'answered', questionId: second, value: 'C' },
  );
  expect(saved.ack).toBe(5);

  const again = await sit(school, work, { windowId: window.windowId });
  expect(again.start.answers).toEqual(
    expect.arrayContaining([
      { questId: first, value: 'B' },
      { questId: second, value: 'C' },
    ]),
  );
  const done = await work.student.send(finish, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(done).toMatchObject({ isClosed: true, answered: 2, total: 3, ack: 6 });

  school.clock.pass({ hours: 4 });
  const { list } = await work.student.ask(myTests, {});
  expect(list[0]).toMatchObject({ state: 'complete', reportOpen: true, totalScore: 1 });
});
