import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getSetUse, saveQuestionSet } from '../contract.ts';
import { aDraft, aPaper, aSet } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

const aReader = async () =>
  school.signIn(await school.person({ role: 'teacher', permissions: ['repository', 'repository_quest'] }));

test('a set is found in papers and in work that asked an earlier revision of it, with who has begun', async () => {
  const reader = await aReader();
  const set = await aSet(school, { count: 1 });
  const assignment = await anAssignment(school, { setIds: [set.setId] });
  await beginAs(school, assignment, 0);
  const paper = await aPaper(school, { sets: [set] });
  await reader.send(saveQuestionSet, {
    ...{ ...aDraft({ count: 1 }), requestId: crypto.randomUUID(), setId: set.setId, version: 1 },
  });

  const use = await reader.ask(getSetUse, { setId: set.setId });
  expect(use.papers).toMatchObject([{ id: paper.paperId, isNewest: false }]);
  expect(use.assignmentCount).toBe(1);
  expect(use.assignments).toMatchObject([
    {
      id: assignment.id,
      students: assignment.students.length,
      begun: 1,
      teacher: { id: assignment.teacher.person.id },
    },
  ]);
  expect(use.assignments[0]?.classes).toHaveLength(1);
});

test('work with a paper counts for each of its sets, and once where a set stands in it and beside it', async () => {
  const reader = await aReader();
  const [first, second] = [await aSet(school, { count: 1 }), await aSet(school, { count: 1 })];
  const paper = await aPaper(school, { sets: [first, second] });
  await anAssignment(school, { paperId: paper.paperId });
  for (const { setId } of [first, second]) {
    const use = await reader.ask(getSetUse, { setId });
    expect(use).toMatchObject({ papers: [{ id: paper.paperId, isNewest: true }], assignmentCount: 1 });
  }
});

test('a set that nobody has used has no uses; one that is not there is not found', async () => {
  const reader = await aReader();
  const { setId } = await aSet(school, { count: 1 });
  expect(await reader.ask(getSetUse, { setId })).toMatchObject({ papers: [], assignmentCount: 0, assignments: [] });
  expect((await reader.failed(getSetUse, { setId: 999_999 })).kind).toBe('notFound');
});
