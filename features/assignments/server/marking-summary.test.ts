import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSubmittedEssays } from '@inkstone/marking/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAssignedHomework, listAssignedHomework } from '../contract.ts';
import { buildMarkingSummary } from './marking-summary.ts';

describe('the marking desk of an assignment', () => {
  const reading = { skill: 'reading', types: ['choice', 'multiple-choice'] };
  const writing = { skill: 'writing', types: ['essay'] };
  const speaking = { skill: 'speaking', types: ['timed-speech', 'choice'] };
  const uploads = { skill: 'writing', types: ['file-upload'] };

  test.each([
    ['no attempt yet', undefined, { hasFiles: false, skill: null }],
    ['automatically scored questions only', [reading], { hasFiles: false, skill: null }],
    ['one skill besides automatically scored questions', [reading, speaking], { hasFiles: false, skill: 'speaking' }],
    ['two skills', [writing, speaking], { hasFiles: false, skill: null }],
    ['two sections of one skill, one with files', [writing, uploads], { hasFiles: true, skill: 'writing' }],
    ['a type that no longer exists', [{ skill: 'writing', types: ['gone'] }], { hasFiles: false, skill: null }],
  ])('is found for %s', (_what, sections, desk) => {
    expect(buildMarkingSummary(sections)).toEqual(desk);
  });
});

describe('a row of a teacher’s list and the detail of that assignment', () => {
  let school: TestSchool;
  beforeAll(async () => {
    school = await openSchool();
  });
  afterAll(() => school.close());

  const deskIn = async (
    target: Pick<Awaited<ReturnType<typeof createSubmittedEssays>>, 'teacher' | 'assignmentId'>,
  ) => {
    const { list } = await target.teacher.ask(listAssignedHomework, {});
    const { assignment } = await target.teacher.ask(getAssignedHomework, { id: target.assignmentId });
    const row = list.find(({ id }) => id === target.assignmentId);
    expect(row?.desk).toEqual(assignment.desk);
    return assignment.desk;
  };

  test('both return the skill that a teacher has to mark', async () => {
    expect(await deskIn(await createSubmittedEssays(school))).toEqual({ hasFiles: false, skill: 'writing' });
  });

  test('both report that answers may contain files, once a student has begun', async () => {
    const created = await createAssignmentFixture(school, { kind: 'homework', files: true });
    expect(await deskIn(created)).toEqual({ hasFiles: false, skill: null });
    await openAttemptDriver(school, created);
    expect(await deskIn(created)).toMatchObject({ hasFiles: true });
  });
});
