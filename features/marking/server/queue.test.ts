import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import {
  getMarkers,
  getMarkingState,
  listSubmissions,
  listHomeworkToMark,
  listTestsToMark,
  acquireHold,
  getStudentSubmissions,
  releaseMarks,
} from '../contract.ts';
import { essayText, createSubmittedEssays, getFirstStudent, getFirstSubmissionKey, saveMarkAs } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const notFound = { kind: 'notFound' };

describe('the queue', () => {
  test('has written answers and no blank ones, and counts by question and by student', async () => {
    const work = await createSubmittedEssays(school, { students: 2 });
    await saveMarkAs(work.teacher, work);
    const queue = await work.teacher.ask(listSubmissions, { id: work.assignmentId });

    const [drafted, waiting] = work.students.map(({ attemptId }) =>
      queue.submissions.find((submission) => submission.attemptId === attemptId),
    );
    expect(queue.submissions).toHaveLength(2);
    expect(drafted).toMatchObject({ questionId: work.questionId, state: 'draft', version: 1, number: 1 });
    expect(waiting).toMatchObject({ questionId: work.questionId, state: 'toMark', version: 0, number: 1 });
    expect(queue.counts).toEqual({ toMark: 1, draft: 1, released: 0 });
    const rest = await work.teacher.ask(listSubmissions, { id: work.assignmentId, state: 'toMark' });
    expect(rest.submissions.map(({ attemptId }) => attemptId)).toEqual([work.students[1]?.attemptId]);
    const state = await work.teacher.ask(getMarkingState, { id: work.assignmentId });
    const findState = (at: number) =>
      state.students.find(({ attemptId }) => attemptId === work.students[at]?.attemptId);
    expect(state.students).toHaveLength(2);
    expect(findState(0)).toMatchObject({ toMark: 0, draft: 1, markers: ['Teacher One'] });
    expect(findState(1)).toMatchObject({ toMark: 1, draft: 0, markers: [] });
    expect(state.questions).toMatchObject([{ questionId: work.questionId, toMark: 1, draft: 1, skill: 'writing' }]);
  });

  test('goes by question across the students, or by student across the questions', async () => {
    const work = await createSubmittedEssays(school, { students: 2, second: 'Trams are quiet.' });
    const { assignmentId: id, questionId: essayId, blankId } = work;
    const placesIn = async (order: 'question' | 'student' | undefined) =>
      (await work.teacher.ask(listSubmissions, { id, order })).submissions.map((submission) => [
        submission.attemptId,
        submission.questionId,
      ]);

    const byStudent = await placesIn('student');
    const [[first], , [second]] = byStudent as [[number], [number], [number], [number]];
    expect(new Set([first, second])).toEqual(new Set(work.students.map(({ attemptId }) => attemptId)));
    expect(byStudent).toEqual([
      [first, essayId],
      [first, blankId],
      [second, essayId],
      [second, blankId],
    ]);
    const byQuestion = [
      [first, essayId],
      [second, essayId],
      [first, blankId],
      [second, blankId],
    ];
    expect(await placesIn('question')).toEqual(byQuestion);
    expect(await placesIn(undefined)).toEqual(byQuestion);
  });

  test('is listed for its teacher and its markers until everything is released, and for nobody else', async () => {
    const marker = await school.person({ role: 'teacher' });
    const work = await createSubmittedEssays(school, { kind: 'test', markers: [marker] });
    const markers = await school.signIn(marker);
    const listIds = async (state: 'waiting' | 'done') =>
      (await markers.ask(listTestsToMark, { state })).list.map(({ id }) => id);

    expect((await markers.ask(listTestsToMark, {})).list).toMatchObject([
      {
        id: work.assignmentId,
        toMark: 1,
        students: 1,
        copies: 1,
        skills: ['writing'],
        isMine: false,
        teacherName: 'Teacher One',
      },
    ]);
    expect((await markers.ask(listHomeworkToMark, {})).list).toEqual([]);
    expect((await work.colleague.ask(listTestsToMark, { state: 'all' })).list).toEqual([]);
    await saveMarkAs(markers, work);
    await markers.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(work).attemptId });
    expect([await listIds('waiting'), await listIds('done')]).toEqual([[], [work.assignmentId]]);
  });

  test('is not found for another teacher, a student, or a question outside of it', async () => {
    const work = await createSubmittedEssays(school);
    const query = { id: work.assignmentId };

    for (const call of [listSubmissions, getMarkingState]) {
      expect(await work.colleague.failed(call, query)).toMatchObject(notFound);
      expect(await getFirstStudent(work).browser.failed(call, query)).toMatchObject({ kind: 'forbidden' });
    }
    expect(await work.teacher.failed(listSubmissions, { ...query, questionId: work.blankId })).toMatchObject(notFound);
    expect(await work.colleague.failed(getStudentSubmissions, getFirstSubmissionKey(work))).toMatchObject(notFound);
    const blank = { ...getFirstSubmissionKey(work), questionId: work.blankId };
    expect(await work.teacher.failed(getStudentSubmissions, blank)).toMatchObject(notFound);
  });
});

test('a submission comes with the answer, its word count, the model answer and the rubric of its part', async () => {
  const work = await createSubmittedEssays(school);
  const { submissions } = await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work));

  expect(submissions).toMatchObject([
    {
      value: essayText,
      words: 11,
      key: { model: '<p>They are.</p>' },
      rubric: { id: 'academic-discussion', joined: 'holistic' },
      pointsMost: 500,
      mark: null,
    },
  ]);
});

test.each([
  ['He ran 3.5 km at 10:30 in the U.S., 1,000 times.', 11],
  ['公交车对城市有好处。', 9],
])('the words of a submission are counted as for the student: %s', async (value, words) => {
  const work = await createSubmittedEssays(school, { value });
  const { submissions } = await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work));
  expect(submissions[0]?.words).toBe(words);
});

describe('a hold', () => {
  test('belongs to one marker, is visible to the others, expires and can be given up', async () => {
    const person = await school.person({ role: 'teacher', name: 'Marker' });
    const work = await createSubmittedEssays(school, { markers: [person] });
    const marker = await school.signIn(person);

    expect(await work.teacher.ask(acquireHold, getFirstSubmissionKey(work))).toMatchObject({
      isMine: true,
      version: 0,
    });
    expect(await marker.ask(acquireHold, getFirstSubmissionKey(work))).toMatchObject({
      isMine: false,
      holdOwner: { name: 'Teacher One' },
    });
    expect((await marker.ask(listSubmissions, { id: work.assignmentId })).submissions).toMatchObject([
      { holdOwner: { name: 'Teacher One' } },
    ]);
    expect(await marker.ask(getMarkers, getFirstSubmissionKey(work))).toMatchObject({
      isMine: false,
      markers: [{ as: 'teacher' }, { name: 'Marker', as: 'assignment' }],
    });
    school.clock.pass({ seconds: 91 });
    expect(await marker.ask(acquireHold, getFirstSubmissionKey(work))).toMatchObject({ isMine: true });
    expect(await marker.ask(acquireHold, { ...getFirstSubmissionKey(work), leave: true })).toMatchObject({
      holdOwner: null,
    });
  });

  test('is refused to whoever may not mark', async () => {
    const work = await createSubmittedEssays(school);

    expect(await work.colleague.failed(acquireHold, getFirstSubmissionKey(work))).toMatchObject(notFound);
    expect(await work.colleague.failed(getMarkers, getFirstSubmissionKey(work))).toMatchObject(notFound);
  });
});
