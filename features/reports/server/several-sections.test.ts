import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { insertPaper } from '@inkstone/bank/server';
import { aChoice, aSet } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import { saveMark, releaseMarks, type MarkDraft } from '@inkstone/marking/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, createAssignmentFixture } from '@inkstone/taking/testing';
import { getAttemptReport, getMyTestReport } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const essay = aChoice({
  type: 'essay',
  prompt: { text: '<p>Keep everything?</p>', leastWords: 0 },
  key: { model: '<p>No.</p>' },
});

/** The order of the enhanced ACT; the break follows Math. */
const order = ['english', 'math', 'reading', 'science', 'writing'] as const;
const parts = { english: 'passages', math: 'questions', reading: 'passages', science: 'passages', writing: 'essay' };

/**
 * An ACT of four questions per section and an essay, taken section by section: all right but one in each section, the
 * essay written.
 */
const sitAct = async () => {
  const person = await createAssignmentFixture(school, { questions: 1 });
  const now = school.clock.now();
  const sets: Awaited<ReturnType<typeof aSet>>[] = [];
  for (const section of order) {
    const questions = section === 'writing' ? [essay] : Array.from({ length: 4 }, () => aChoice({ key: 'B' }));
    sets.push(await aSet(school, { programme: 'act', subject: section, questions }));
  }
  const { paperId } = await school.tx((tx) =>
    insertPaper(tx, {
      ...{ ownerId: person.ownerId, now, programme: 'act', variant: 'enhanced', typeId: 20014 },
      ...{ title: 'A short ACT', titleZh: 'ACT 小卷', questionCount: 17 },
      sections: order.map((section, index) => ({
        ...{ section, part: parts[section], seconds: null },
        setRevisionIds: [sets[index]?.setRevisionId ?? 0],
      })),
    }),
  );
  const { id: assignmentId } = await person.teacher.send(testCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'A short ACT',
    paperId,
    studentIds: [person.studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    reportAt: 'submitted',
  });
  const buildSectionEvents = (section: (typeof order)[number]): WrittenEvent[] => [
    { kind: 'section-entered', sectionId: section, partId: parts[section] },
    ...(sets[order.indexOf(section)]?.questionIds ?? []).flatMap((questionId, index): WrittenEvent[] => [
      { kind: 'question-entered', questionId },
      { kind: 'answered', questionId, value: section === 'writing' ? 'A shoebox is enough.' : index === 0 ? 'C' : 'B' },
    ]),
    { kind: 'section-finished', sectionId: section, partId: parts[section] },
  ];
  const window = await openAttemptDriver(school, { ...person, assignmentId });
  await window.sendEvents({ kind: 'started' }, ...buildSectionEvents('english'), ...buildSectionEvents('math'));
  school.clock.pass({ minutes: 15 });
  await window.sendEvents({ kind: 'break-ended' });
  await window.sendEvents(
    ...buildSectionEvents('reading'),
    ...buildSectionEvents('science'),
    ...buildSectionEvents('writing'),
  );
  const { attemptId } = window;
  await person.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  return { ...person, assignmentId, attemptId, essayId: sets.at(-1)?.questionIds[0] ?? 0 };
};

const aMark = (scores: MarkDraft['scores']): MarkDraft => ({
  scores,
  points: null,
  comment: 'Choose, and say why.',
  voiceFileId: null,
  suggested: '',
  notes: [],
});

test('an ACT is taken with its break, marked by four domains and reported with composite, STEM and ELA', async () => {
  const { teacher, student, assignmentId, attemptId, essayId } = await sitAct();
  const readScores = async () => {
    const { scales, score, scoreMax, isEstimate } = await teacher.ask(getAttemptReport, { attemptId });
    return { score, scoreMax, isEstimate, scales: Object.fromEntries(scales.map((scale) => [scale.id, scale.score])) };
  };
  // 75 percent of each published table: 56 of 75, 45 of 60, 30 of 40.
  const sections = { english: 24, math: 27, reading: 26, science: 25 };
  expect(await readScores()).toMatchObject({
    ...{ score: 26, scoreMax: 36, isEstimate: true },
    scales: { ...sections, stem: 26, writing: null, ela: null },
  });

  const piece = { requestId: randomUUID(), attemptId, questionId: essayId, version: 0 };
  const domains = { ideas: 800, development: 700, organization: 900, language: 1000 };
  const above = aMark({ ...domains, ideas: 1300 });
  expect(await teacher.refused(saveMark, { ...piece, mark: above })).toBe('mark.badScore');
  expect(await student.failed(saveMark, { ...piece, mark: aMark(domains) })).toMatchObject({
    kind: 'forbidden',
  });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(saveMark, { ...piece, mark: aMark(domains) })).toMatchObject({
    kind: 'notFound',
  });
  const { points } = await teacher.send(saveMark, { ...piece, mark: aMark(domains) });
  expect(points).toBe(850);
  await teacher.send(releaseMarks, { requestId: randomUUID(), attemptId });

  expect((await readScores()).scales).toMatchObject({ ...sections, stem: 26, writing: 9, 'writing-36': 26, ela: 25 });
  const own = await student.ask(getMyTestReport, { id: assignmentId });
  expect(own.scales.map(({ name }) => name)).toEqual([
    ...['English', 'Math', 'Reading', 'Science', 'Writing', 'Writing, of 36 for ELA', 'STEM', 'ELA'],
  ]);
  expect(await stranger.failed(getAttemptReport, { attemptId })).toMatchObject({ kind: 'notFound' });
});
