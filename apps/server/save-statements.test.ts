import { randomUUID } from 'node:crypto';
import { sit, someWork } from '@inkstone/taking/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSchool, type TestSchool } from './testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('a save is three statements, whatever the number of events', async () => {
  const work = await someWork(school, { questions: 20 });
  const window = await sit(school, work, { windowId: randomUUID() });
  const { sections } = window.start.blueprint as { sections: [{ id: string }] };
  await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0].id });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = () =>
    query.mock.calls
      .map(([asked]) => (typeof asked === 'string' ? asked : ((asked as { name?: string }).name ?? 'unnamed')))
      .filter((name) => name !== 'BEGIN' && name !== 'COMMIT');
  await window.say({ kind: 'answered', questionId: work.questionIds[0] ?? 0, value: 'A' });
  const ofOne = statements();
  query.mockClear();
  await window.say(...work.questionIds.map((questionId) => ({ kind: 'answered' as const, questionId, value: 'B' })));
  const ofTwenty = statements();
  query.mockRestore();

  expect(ofOne).toEqual([expect.any(String), 'attempt_lock_own', 'attempt_append']);
  expect(ofTwenty).toEqual(ofOne);
});
