import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkTo } from '@inkstone/base';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { readQuery } from '@inkstone/ui/screen';
import { deskRoutes } from '../addresses.ts';
import { listSubmissions } from '../contract.ts';
import { createSubmittedEssays, type SubmittedEssays } from '../testing.ts';

/** Every path of the specification that corrects; who may correct a paper is another screen. */
const correctPaths = screenPaths.filter(
  (path) => /\/(correct(\/|$)|correctUploads$|writingCorrect$)/.test(path) && path !== '/teacher/examination/corrector',
);

test('every path that corrects is a route of the marking desk', () => {
  expect(deskRoutes.map(({ path }) => path).toSorted()).toEqual(correctPaths.toSorted());
  expect(correctPaths.length).toBeGreaterThan(25);
});

let school: TestSchool;
let work: SubmittedEssays;
let openWork: SubmittedEssays;
let blankWork: SubmittedEssays;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  work = await createSubmittedEssays(school, { students: 3, second: 'Trams are quiet.' });
  openWork = await createSubmittedEssays(school, { left: true });
  blankWork = await createSubmittedEssays(school, { value: null });
});
afterAll(() => school.close());

/** What the desk asks for at the URL of a path. */
const ask = (path: string, by: SubmittedEssays, studentId: number | undefined) => {
  const route = deskRoutes.find((own) => own.path === path);
  if (!route) throw new Error(`no desk at ${path}`);
  const url = linkTo(route, { id: by.assignmentId, ...(studentId !== undefined && { studentId }) });
  const { id, studentId: named } = route.search.parse(readQuery(route, url.slice(path.length)));
  return by.teacher.ask(listSubmissions, { id, order: 'student', pageNum: 2, nearStudentId: named });
};

describe.each(correctPaths)('%s', (path) => {
  test('opens the desk on that work and that student', async () => {
    for (const { person, attemptId } of work.students) {
      const page = await ask(path, work, person.id);
      expect(page).toMatchObject({ id: work.assignmentId, total: 6, student: { id: person.id, standing: 'toMark' } });
      expect(page.submissions.map((submission) => submission.attemptId)).toEqual([attemptId, attemptId]);
    }
  });

  test('says why nothing of a student is to be marked', async () => {
    const [writing] = openWork.students;
    expect(await ask(path, openWork, writing?.person.id)).toMatchObject({
      ...{ total: 0, handedIn: 0, student: { id: writing?.person.id, standing: 'notHandedIn' } },
    });
    const [blank] = blankWork.students;
    expect(await ask(path, blankWork, blank?.person.id)).toMatchObject({
      ...{ total: 0, handedIn: 1, student: { id: blank?.person.id, standing: 'nothing' } },
    });
    expect(await ask(path, work, blank?.person.id)).toMatchObject({ total: 6, student: null });
    expect(await ask(path, work, undefined)).toMatchObject({ total: 6, handedIn: 3, student: null });
  });
});
