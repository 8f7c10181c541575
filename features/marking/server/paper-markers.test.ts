import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { aPaper } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import {
  getMarkingState,
  removeMarker,
  listPaperMarkers,
  getMarkerFilters,
  listThirdPartyTeachers,
  assignMarkers,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const aTeam = async () => {
  const [near, two, far] = [
    await school.person({ role: 'teacher', name: 'One' }),
    await school.person({ role: 'teacher', name: 'Two' }),
    await school.person({ role: 'teacher', name: `Far ${randomUUID()}` }),
  ];
  const room = await aClass(school, { teacher: near, colleagues: [two] });
  const paper = await aPaper(school);
  return { one: near, two, far, room, paper, teacher: await school.signIn(near) };
};

test('the team and the teachers outside it are listed separately', async () => {
  const { teacher, one: near, two, far } = await aTeam();

  expect((await teacher.ask(getMarkerFilters, {})).team).toEqual([
    { id: near.id, name: 'One', kind: 'own' },
    { id: two.id, name: 'Two', kind: 'team' },
  ]);
  const { list } = await teacher.ask(listThirdPartyTeachers, { search: 'far ' });
  expect(list.map(({ id }) => id)).toContain(far.id);
  expect(list.every(({ kind }) => kind === 'thirdParty')).toBe(true);
});

test("a marker of a paper may mark the teacher's assignments from it, until removed", async () => {
  const { teacher, far, two, room, paper } = await aTeam();
  const paperId = paper.paperId;
  const named = await teacher.send(assignMarkers, { ...newRequestId(), paperId, personIds: [far.id, two.id] });
  expect(named.list.map(({ kind }) => kind).toSorted()).toEqual(['team', 'thirdParty']);
  const { id } = await teacher.send(testCalls.createAssignment, {
    ...newRequestId(),
    title: 'From the paper',
    paperId,
    classIds: [room.id],
    beginsAt: school.clock.now().toISOString(),
    deadline: '2026-03-05T08:00:00.000Z',
  });
  const marker = await school.signIn(far);

  expect(await marker.ask(getMarkingState, { id })).toMatchObject({ id, students: [] });
  const third = await teacher.ask(listPaperMarkers, { paperId, kind: 'thirdParty' });
  expect(third.list).toMatchObject([{ id: far.id, marked: 0 }]);
  // A marker assigned by one teacher may not mark another teacher's assignments.
  expect((await marker.ask(listPaperMarkers, { paperId })).list).toEqual([]);
  const taken = await teacher.send(removeMarker, { ...newRequestId(), paperId, personId: far.id });
  expect(taken.list.map(({ id: left }) => left)).toEqual([two.id]);
  expect(await marker.failed(getMarkingState, { id })).toMatchObject({ kind: 'notFound' });
});

test('a student cannot be a marker; a missing paper or marker is not found', async () => {
  const { teacher, paper, far } = await aTeam();
  const paperId = paper.paperId;
  const student = await school.person();

  const personIds = [student.id];
  expect(await teacher.refused(assignMarkers, { ...newRequestId(), paperId, personIds })).toBe('marker.notTeacher');
  const nowhere = { ...newRequestId(), paperId: 987_654, personIds: [far.id] };
  expect(await teacher.failed(assignMarkers, nowhere)).toMatchObject({ kind: 'notFound' });
  expect(await teacher.failed(listPaperMarkers, { paperId: 987_654 })).toMatchObject({ kind: 'notFound' });
  const removal = { ...newRequestId(), paperId, personId: far.id };
  expect(await teacher.failed(removeMarker, removal)).toMatchObject({ kind: 'notFound' });
  const asStudent = await school.signIn(student);
  expect(await asStudent.failed(getMarkerFilters, {})).toMatchObject({ kind: 'forbidden' });
});
