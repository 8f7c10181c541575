import { afterAll, beforeAll, expect, test } from 'vitest';
import { recallAnnouncement, sendAnnouncement } from '@inkstone/announcements/contract';
import { testCalls } from '@inkstone/assignments/contract';
import { anAssignment } from '@inkstone/assignments/testing';
import { editQuestionSets, mergeKnowledgePoints, saveKnowledgePoint, undoBankChange } from '@inkstone/bank/contract';
import { aSet, aTree } from '@inkstone/bank/testing';
import { resetPassword } from '@inkstone/people/contract';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listSchoolRecords } from '../contract.ts';
import { permissionPresets } from '../rules.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
});
afterAll(() => school.close());

const readNewest = async (action: Parameters<typeof head.ask<typeof listSchoolRecords>>[1]['action']) =>
  (await head.ask(listSchoolRecords, { action })).list[0];

test('a password that a teacher resets and an announcement that is recalled stand in the record by who did it', async () => {
  const { teacher, students } = await aClass(school, { students: 1 });
  const student = students[0] ?? teacher;
  const browser = await school.signIn(teacher);
  await browser.send(resetPassword, { ...newRequestId(), studentId: student.id });
  expect(await readNewest('person.passwordReset')).toMatchObject({
    actor: { id: teacher.id },
    subject: { id: student.id },
  });

  const draft = { title: 'Monday', text: 'Bring a ruler.', studentIds: [student.id], fileIds: [] };
  const { id } = await browser.send(sendAnnouncement, { ...newRequestId(), ...draft });
  await browser.send(recallAnnouncement, { ...newRequestId(), id });
  expect(await readNewest('announcement.recalled')).toMatchObject({
    actor: { id: teacher.id },
    changes: [{ field: 'recipients', before: null, after: '1' }],
  });
});

test('a deadline that moves stands in the record with the work, and so does extra time', async () => {
  const { teacher, id } = await anAssignment(school, { title: 'Sums' });
  const deadline = new Date(school.clock.now().getTime() + 40 * 86_400_000).toISOString();
  await teacher.send(testCalls.moveDeadline, { ...newRequestId(), id, deadline, extraMinutes: 10 });
  expect(await readNewest('deadline.moved')).toMatchObject({
    actor: { id: teacher.person.id },
    subjectKind: 'assignment',
    subjectName: 'Sums',
    changes: [{ field: 'deadline', after: deadline }],
  });
  expect(await readNewest('time.extended')).toMatchObject({
    changes: expect.arrayContaining([{ field: 'minutes', before: null, after: '10' }]) as unknown,
  });
});

test('a knowledge point that is named, renamed and merged stands in the record', async () => {
  const { section, ratio } = await aTree(school);
  const person = await school.person({ role: 'staff', permissions: ['repository_quest'] });
  const browser = await school.signIn(person);
  const point = { sectionId: section, name: 'Vieta', nameZh: '韦达定理' };
  const { pointId } = await browser.send(saveKnowledgePoint, { ...newRequestId(), ...point });
  expect(await readNewest('point.added')).toMatchObject({
    ...{ actor: { id: person.id }, subjectKind: 'knowledgePoint' },
    changes: [
      { field: 'pointName', before: null, after: 'Vieta' },
      { field: 'pointNameZh', before: null, after: '韦达定理' },
      { field: 'pointSection', before: null, after: 'Algebra' },
    ],
  });
  await browser.send(saveKnowledgePoint, { ...newRequestId(), ...point, pointId, name: 'Roots' });
  expect(await readNewest('point.changed')).toMatchObject({
    changes: [{ field: 'pointName', before: 'Vieta', after: 'Roots' }],
  });
  await browser.send(mergeKnowledgePoints, { ...newRequestId(), pointId, intoId: ratio });
  expect(await readNewest('point.merged')).toMatchObject({
    changes: [
      { field: 'pointName', before: 'Roots', after: 'Ratio and percent' },
      { field: 'questions', after: '0' },
    ],
  });
});

test('question sets that are edited together stand in the record with what was changed, and so does undoing it', async () => {
  const { setId, owner } = await aSet(school, { count: 1 });
  const browser = await school.signIn(owner);
  const edit = { ids: [setId], addTags: ['Camp', 'Summer'], difficulty: 4 };
  const { changeId } = await browser.send(editQuestionSets, { ...newRequestId(), ...edit });
  expect(await readNewest('questionSets.edited')).toMatchObject({
    actor: { id: owner.id },
    changes: [
      { field: 'sets', before: null, after: '1' },
      { field: 'tags', before: null, after: 'Camp, Summer' },
      { field: 'difficulty', before: null, after: '4' },
    ],
  });
  await browser.send(undoBankChange, { changeId: changeId ?? 0 });
  expect(await readNewest('questionSets.editUndone')).toMatchObject({ changes: [{ field: 'sets', after: '1' }] });
});
