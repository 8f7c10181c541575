import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAssignmentQuestion, homeworkCalls, packQuestions } from '@inkstone/assignments/contract';
import { getQuestionSet } from '@inkstone/bank/contract';
import { insertSet } from '@inkstone/bank/server';
import { aWav } from '@inkstone/bank/testing';
import type { WrittenEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { linkStudent } from '@inkstone/people/server';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { sendForm, openAttemptDriver, type AssignmentFixture, type AttemptDriver } from '../../testing.ts';
import { attempt, attemptEvent } from '../taking.tables.ts';
import { eq } from 'drizzle-orm';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
});
afterAll(() => school.close());

/** Uploads a tone of two seconds as the teacher. */
const uploaded = async (token: string): Promise<{ id: number; mime: string }> => {
  const { body } = await sendForm(school, { token }, { path: 'upload/testFiles', fields: {}, bytes: aWav(2) });
  return body['file'] as { id: number; mime: string };
};

/** Homework with one recording and one question with a clip, with a play limit. */
const listenTo = async (maxListens: number | null): Promise<AssignmentFixture & { setId: number; fileId: number }> => {
  const teacherPerson = await school.person({ role: 'teacher' });
  const studentPerson = await school.person({ role: 'student' });
  const now = school.clock.now();
  await school.tx((tx) => linkStudent(tx, { teacherId: teacherPerson.id, studentId: studentPerson.id, since: now }));
  const teacher = await school.signIn(teacherPerson);
  const { id: fileId, mime } = await uploaded(teacher.token);
  const options = ['A', 'B'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
  const explanation = { en: '', zh: '' };
  const question = { type: 'choice', prompt: { text: '<p>Where?</p>', options }, key: 'B', explanation };
  const stimulus = {
    kind: 'audio' as const,
    html: '<p>A walk.</p>',
    files: [{ id: fileId, mime }],
    audioSeconds: 60,
    transcript: '<p>We met a pangolin.</p>',
  };
  const set = await school.tx((tx) =>
    insertSet(tx, {
      ...{
        ownerId: teacherPerson.id,
        now,
        programme: 'amc',
        subject: 'math',
        title: 'A walk',
        titleZh: null,
        stimulus,
      },
      questions: [{ ...question, points: 100, knowledgeNodeId: null, clip: { from: 12.4, to: 20.1 } }],
    }),
  );
  const { id } = await teacher.send(homeworkCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Listening',
    setIds: [set.setId],
    studentIds: [studentPerson.id],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    maxListens,
    playbackSpeed: 75,
  });
  const student = await school.signIn(studentPerson);
  const { setId, questionIds } = set;
  const people = { teacher, student, studentPerson, ownerId: teacherPerson.id };
  return { ...people, assignmentId: id, questionIds, kind: 'homework', setId, fileId };
};

const heardIn = async (attemptId: number) => {
  const [row] = await school.db.select({ state: attempt.state }).from(attempt).where(eq(attempt.id, attemptId));
  const events = await school.db
    .select({ kind: attemptEvent.kind, verdict: attemptEvent.verdict })
    .from(attemptEvent)
    .where(eq(attemptEvent.attemptId, attemptId));
  const listVerdicts = (played: string) => events.filter(({ kind }) => kind === played).map(({ verdict }) => verdict);
  return {
    ...{ plays: row?.state.plays, verdicts: listVerdicts('audio-played') },
    ...{ clipPlays: row?.state.clipPlays, clipVerdicts: listVerdicts('clip-played') },
  };
};

describe('a question set with a recording', () => {
  test('is delivered with its length and a signed URL, never with its transcript', async () => {
    const work = await listenTo(2);
    const { start } = await openAttemptDriver(school, work);
    const [set] = start.sets;
    expect(set?.stimulus).toMatchObject({ kind: 'audio', audioSeconds: 60, html: '<p>A walk.</p>' });
    expect(set?.stimulus.files).toMatchObject([{ id: work.fileId, mime: 'audio/wav' }]);
    expect(JSON.stringify(start)).not.toContain('pangolin');
    const url = set?.stimulus.files?.[0]?.url ?? '';
    expect((await school.server.app.inject({ url })).statusCode).toBe(200);
  });

  test('passes its length and its play limit to the engine', async () => {
    const { start } = await openAttemptDriver(school, await listenTo(2));
    const { sections, playbackPercent } = start.blueprint as Blueprint;
    expect(sections[0]?.parts[0]).toMatchObject({ plays: 2, sets: [{ audioSeconds: 60 }] });
    expect(playbackPercent).toBe(75);
  });

  test('counts each play; a play beyond the limit is stored but not counted', async () => {
    const work = await listenTo(2);
    const { setId } = work;
    const sitter = await openAttemptDriver(school, work);
    const sectionId = (sitter.start.blueprint as Blueprint).sections[0]?.id ?? '';
    const play = { kind: 'audio-played', setId } as const;
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId }, play);
    expect(await heardIn(sitter.attemptId)).toMatchObject({ plays: { [setId]: 1 }, verdicts: ['applied'] });
    await sitter.sendEvents(play, play);
    expect(await heardIn(sitter.attemptId)).toMatchObject({
      plays: { [setId]: 2 },
      verdicts: ['applied', 'applied', 'rejected: noPlaysLeft'],
    });
  });

  test('can be played any number of times without a limit', async () => {
    const work = await listenTo(null);
    const sitter = await openAttemptDriver(school, work);
    const sectionId = (sitter.start.blueprint as Blueprint).sections[0]?.id ?? '';
    const play = { kind: 'audio-played', setId: work.setId } as const;
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId }, play, play, play);
    expect((await heardIn(sitter.attemptId)).plays).toEqual({ [work.setId]: 3 });
  });
});

describe('a question that replays a clip of the recording', () => {
  const clip = { from: 12.4, to: 20.1 };

  test('is delivered with its clip, and the engine gets the clip’s length', async () => {
    const { start } = await openAttemptDriver(school, await listenTo(2));
    expect(start.sets[0]?.questions[0]).toMatchObject({ clip });
    const { sections } = start.blueprint as Blueprint;
    expect(sections[0]?.parts[0]?.sets[0]?.questions).toMatchObject([{ clipSeconds: 7.7 }]);
  });

  test('can play the clip once if plays are limited; further plays are stored but not counted', async () => {
    const work = await listenTo(2);
    const [questionId = 0] = work.questionIds;
    const sitter = await openAttemptDriver(school, work);
    const sectionId = (sitter.start.blueprint as Blueprint).sections[0]?.id ?? '';
    const play = { kind: 'clip-played', questionId } as const;
    const enter = { kind: 'question-entered', questionId } as const;
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId }, enter, play, play);
    expect(await heardIn(sitter.attemptId)).toMatchObject({
      clipPlays: { [questionId]: 1 },
      clipVerdicts: ['applied', 'rejected: noPlaysLeft'],
      plays: {},
    });
  });

  test('can play the clip any number of times without a limit', async () => {
    const work = await listenTo(null);
    const [questionId = 0] = work.questionIds;
    const sitter = await openAttemptDriver(school, work);
    const sectionId = (sitter.start.blueprint as Blueprint).sections[0]?.id ?? '';
    const play = { kind: 'clip-played', questionId } as const;
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId }, play, play);
    expect((await heardIn(sitter.attemptId)).clipPlays).toEqual({ [questionId]: 2 });
  });

  test('keeps its clip in the teacher’s view and in a new set that it is copied into', async () => {
    const { teacher, assignmentId: id, questionIds } = await listenTo(null);
    const [questId = 0] = questionIds;
    expect(await teacher.ask(getAssignmentQuestion, { id, questionId: questId })).toMatchObject({ clip });
    const packed = await teacher.send(packQuestions, {
      requestId: randomUUID(),
      id,
      questionIds: [questId],
      title: 'Packed',
    });
    const { questions } = await teacher.ask(getQuestionSet, { setId: packed.setIds[0] ?? 0 });
    expect(questions).toMatchObject([{ clip }]);
  });
});

describe('the URL of a recording with a play limit', () => {
  const urlIn = ({ start }: AttemptDriver): string => start.sets[0]?.stimulus.files?.[0]?.url ?? '';
  const statusAt = async (url: string, headers = {}): Promise<number> =>
    (await school.server.app.inject({ url, headers })).statusCode;
  const heardNote = (setId: number, play: number): WrittenEvent => ({
    kind: 'annotated',
    setId,
    noteId: 'heard',
    note: { kind: 'heard', play, at: 60, ended: true },
  });
  /** Opens the section with the recording and its play limit. */
  const inside = async (maxListens: number | null) => {
    const work = await listenTo(maxListens);
    const sitter = await openAttemptDriver(school, work);
    const sectionId = (sitter.start.blueprint as Blueprint).sections[0]?.id ?? '';
    await sitter.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId });
    const again = () => openAttemptDriver(school, work, { windowId: sitter.windowId });
    return { ...work, sitter, again, play: { kind: 'audio-played', setId: work.setId } as const };
  };

  test('can be fetched in advance, repeatedly and in ranges without using up a play', async () => {
    const { sitter, again } = await inside(1);
    const url = urlIn(sitter);
    for (const headers of [{}, {}, { range: 'bytes=0-99' }]) expect(await statusAt(url, headers)).toBeLessThan(300);
    expect(urlIn(await again())).toBe(url);
    expect(await statusAt(url.replace(/&play=[^&]*/, ''))).toBe(404);
    expect(await statusAt(url.replace(/&play=([\d.]*)/, '&play=9$1'))).toBe(404);
  });

  test('works during a play, and no longer once the play was heard to its end', async () => {
    const { sitter, again, play, setId, questionIds } = await inside(1);
    await sitter.sendEvents({ kind: 'clip-played', questionId: questionIds[0] ?? 0 }, play);
    expect(await statusAt(urlIn(await again()))).toBe(200);
    await sitter.sendEvents(heardNote(setId, 1));
    expect(await statusAt(urlIn(sitter))).toBe(409);
    expect(urlIn(await again())).toBe('');
  });

  test.each([{ play: 'x', ended: true }, { play: 1, ended: 'perhaps' }, { play: 1.5 }, 'heard', null])(
    'still works after the malformed note %j',
    async (note) => {
      const { sitter, play, setId } = await inside(1);
      await sitter.sendEvents(play, { kind: 'annotated', setId, noteId: 'heard', note });
      expect(await statusAt(urlIn(sitter))).toBe(200);
    },
  );

  test('is valid for one play only', async () => {
    const { sitter, again, play, setId } = await inside(2);
    await sitter.sendEvents(play, heardNote(setId, 1));
    const second = urlIn(await again());
    expect(await statusAt(urlIn(sitter))).toBe(409);
    expect(await statusAt(second)).toBe(200);
    await sitter.sendEvents(play);
    expect(await statusAt(second)).toBe(200);
    expect(await statusAt(urlIn(sitter))).toBe(409);
  });

  test('expires some time after the play must have ended, whatever the window reports', async () => {
    const { sitter, play } = await inside(1);
    await sitter.sendEvents(play);
    school.clock.pass({ minutes: 16 });
    expect(await statusAt(urlIn(sitter))).toBe(200);
    school.clock.pass({ minutes: 2 });
    expect(await statusAt(urlIn(sitter))).toBe(409);
  });

  test('stays valid for a clip that a question replays', async () => {
    const { sitter, again, play, setId } = await inside(1);
    await sitter.sendEvents(play, heardNote(setId, 1));
    expect(await statusAt(urlIn(await again()))).toBe(200);
  });

  test('is not bound to a play without a limit', async () => {
    const { sitter, play, setId } = await inside(null);
    await sitter.sendEvents(play, heardNote(setId, 1));
    expect(urlIn(sitter)).not.toContain('play=');
    expect(await statusAt(urlIn(sitter))).toBe(200);
  });
});
