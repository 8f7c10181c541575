import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMyTests } from '@inkstone/assignments/contract';
import { diffText, toWireEvent, type PatchedEvent, type WireEvent } from '@inkstone/exam/attempt';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { finishAttempt, saveAnswers } from '../../contract.ts';
import { startAttemptDriver, openAttemptDriver, createAssignmentFixture } from '../../testing.ts';
import { findAttempt, listAnswers, listEvents } from '../attempt.queries.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const readAnswers = async (attemptId: number) => {
  const rows = await school.tx((tx) => listAnswers(tx, [attemptId]));
  return Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value]));
};

test('answers are acknowledged, survive a reload and are scored on submission', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const saved = await window.sendEvents(
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'answered', questionId: second, value: 'C' },
  );
  expect(saved.ack).toBe(5);

  const again = await openAttemptDriver(school, work, { windowId: window.windowId });
  expect(again.start.answers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ questionId: first, value: 'B' }),
      expect.objectContaining({ questionId: second, value: 'C' }),
    ]),
  );
  const done = await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(done).toMatchObject({ isClosed: true, answered: 2, total: 3, ack: 6 });

  school.clock.pass({ hours: 4 });
  const { list } = await work.student.ask(listMyTests, {});
  expect(list[0]).toMatchObject({ state: 'complete', reportOpen: true, totalScore: 1 });
});

test('submitting twice, also with the whole journal, returns the same and changes nothing', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const last = window.toRecords({ kind: 'answered', questionId: first, value: 'B' }, { kind: 'submitted' });
  const batch = { attemptId: window.attemptId, events: last, finish: 'attempt' as const };
  const done = await work.student.send(finishAttempt, batch);
  school.clock.pass({ minutes: 1 });
  const again = await work.student.send(finishAttempt, batch);
  expect(again).toMatchObject({ ack: done.ack, answered: 1, submittedAt: done.submittedAt, isClosed: true });
  expect(await readAnswers(window.attemptId)).toEqual({ [first]: 'B' });
});

test('an invalid answer does not replace the previous one', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await window.sendEvents(
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'answered', questionId: first, value: ['B'] },
  );
  expect(await readAnswers(window.attemptId)).toEqual({ [first]: 'B' });
});

test('a cleared answer is blank and does not count as answered', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await window.sendEvents(
    { kind: 'answered', questionId: first, value: 'B' },
    { kind: 'answered', questionId: second, value: 'A' },
    { kind: 'answered', questionId: first, value: null },
  );
  const done = await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(done.answered).toBe(1);
  expect(await readAnswers(window.attemptId)).toEqual({ [first]: null, [second]: 'A' });
});

test('of records with one number the first is applied, and the journal holds that one', async () => {
  const work = await createAssignmentFixture(school);
  const [questionId = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const [first] = window.toRecords({ kind: 'answered', questionId, value: 'B' });
  const second = { ...toWireEvent({ kind: 'answered', questionId, value: 'C' }), seq: first.seq };
  const submitted = { ...toWireEvent({ kind: 'submitted' }), seq: first.seq };
  const stamp = { syncId: first.syncId, sinceSync: first.sinceSync };
  await window.sendRecords([first, { ...second, ...stamp }, { ...submitted, ...stamp }]);

  expect(await readAnswers(window.attemptId)).toEqual({ [questionId]: 'B' });
  const journal = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered', 'submitted']));
  expect(journal).toMatchObject([{ kind: 'answered', value: 'B', verdict: 'applied' }]);
});

test('an answer to a question of another assignment is stored in the journal without effect', async () => {
  const work = await createAssignmentFixture(school);
  const otherId = await createAssignmentFixture(school);
  const window = await startAttemptDriver(school, work);
  const saved = await window.sendEvents({ kind: 'answered', questionId: otherId.questionIds[0] ?? 0, value: 'B' });
  expect(saved.ack).toBe(3);
  expect(await readAnswers(window.attemptId)).toEqual({});
});

test('a forged sync id gains no time', async () => {
  const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
  const work = await createAssignmentFixture(school, { deadline });
  const [first = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  school.clock.pass({ minutes: 12 });
  const [forged] = window.toRecords({ kind: 'answered', questionId: first, value: 'B' });
  const events = [{ ...forged, syncId: 'made.1.upmadeupmadeupmadeupma', sinceSync: -3_600_000 }];
  await work.student.send(saveAnswers, { attemptId: window.attemptId, events });
  expect(await readAnswers(window.attemptId)).toEqual({});
});

describe('a long text', () => {
  const text = 'The quick brown fox. 墨'.repeat(30);
  const changed = (questionId: number, before: string, after: string): PatchedEvent => ({
    kind: 'patched',
    questionId,
    patch: diffText(before, after),
  });
  const saidWhole = ({ seq, syncId, sinceSync }: WireEvent, questionId: number, value: string): WireEvent => ({
    ...toWireEvent({ kind: 'answered', questionId, value }),
    ...{ seq, syncId, sinceSync },
  });

  test('that is sent as patches is stored in full, and its journal as it was sent', async () => {
    const work = await createAssignmentFixture(school, { written: true });
    const [essay = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: text });
    const next = `${text.slice(0, 50)}😀${text.slice(60)}`;
    const saved = await window.sendEvents(changed(essay, text, next), changed(essay, next, `${next}!`));
    expect(saved.ack).toBe(5);
    expect(await readAnswers(window.attemptId)).toEqual({ [essay]: `${next}!` });
    const journal = await school.tx((tx) => listEvents(tx, window.attemptId, ['answered', 'patched']));
    expect(journal.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['answered', 'applied'],
      ['patched', 'applied'],
      ['patched', 'applied'],
    ]);
    expect(journal[1]?.value).toMatchObject({ at: 50, remove: 10, insert: '😀' });
  });

  test('of fifty thousand characters is stored in full', async () => {
    const work = await createAssignmentFixture(school, { written: true });
    const [essay = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    const essayText = '墨😀 '.repeat(12_499);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: essayText });
    await window.sendEvents(changed(essay, essayText, `${essayText}end`));
    expect(await readAnswers(window.attemptId)).toEqual({ [essay]: `${essayText}end` });
  });

  test('stops at a patch for a different text, which is not acknowledged; sent again in full it continues', async () => {
    const work = await createAssignmentFixture(school, { written: true });
    const [essay = 0, otherId = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: text });
    const before = `${text} not here`;
    const events = window.toRecords(
      { kind: 'answered', questionId: otherId, value: 'B' },
      changed(essay, before, `${before}!`),
      changed(essay, `${before}!`, `${before}!!`),
    );
    const { attemptId } = window;
    const held = await work.student.send(saveAnswers, { attemptId, events });
    expect(held.ack).toBe(4);
    expect(await readAnswers(attemptId)).toEqual({ [essay]: text, [otherId]: 'B' });
    const handIn = { attemptId, events, finish: 'attempt' as const };
    expect(await work.student.refused(finishAttempt, handIn)).toBe('attempt.gap');

    const [, second, third] = events;
    const fullText = saidWhole(second, essay, `${before}!`);
    const again = await work.student.send(saveAnswers, { attemptId, events: [fullText, third] });
    expect(again.ack).toBe(6);
    expect(await readAnswers(attemptId)).toEqual({ [essay]: `${before}!!`, [otherId]: 'B' });
    expect((await work.student.send(saveAnswers, { attemptId, events })).ack).toBe(6);
  });

  test('is rebuilt from the journal if the answer that counts is a different text: late patches continue the late text', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { written: true, deadline });
    const [essay = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: text });
    school.clock.pass({ minutes: 11 });
    await window.sendEvents(changed(essay, text, `${text}late`));
    const saved = await window.sendEvents(changed(essay, `${text}late`, `${text}later`));
    expect(saved.ack).toBe(5);
    expect(await readAnswers(window.attemptId)).toEqual({ [essay]: text });
    const journal = await school.tx((tx) => listEvents(tx, window.attemptId, ['patched']));
    expect(journal.map(({ verdict }) => verdict)).toEqual(['rejected: late', 'rejected: late']);
  });

  const toAndFro = (questionId: number, [firstText, otherId]: readonly [string, string], count: number) =>
    Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? changed(questionId, firstText, otherId) : changed(questionId, otherId, firstText),
    );

  test('with so many patches that a batch would expand to gigabytes is accepted in part, and the rest on the next try', async () => {
    const work = await createAssignmentFixture(school, { written: true });
    const [essay = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    const huge = 'x'.repeat(49_000);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: huge });
    const events = window.toRecords(...toAndFro(essay, [huge, `${huge}!`], 479));
    const { attemptId } = window;
    expect(await work.student.refused(finishAttempt, { attemptId, events, finish: 'attempt' })).toBe('attempt.gap');
    const { ack } = await work.student.send(saveAnswers, { attemptId, events });
    expect(ack).toBeGreaterThan(400);
    expect(ack).toBeLessThan(3 + 479);
    const done = await work.student.send(finishAttempt, { attemptId, events, finish: 'attempt' });
    expect(done).toMatchObject({ ack: 3 + 479 + 1, isClosed: true });
    expect(await readAnswers(attemptId)).toEqual({ [essay]: `${huge}!` });
  });

  test('is not rebuilt from a journal of thousands of patches; sent again in full it continues', async () => {
    const deadline = new Date(school.clock.now().getTime() + 600_000).toISOString();
    const work = await createAssignmentFixture(school, { written: true, deadline });
    const [essay = 0] = work.questionIds;
    const window = await startAttemptDriver(school, work);
    await window.sendEvents({ kind: 'answered', questionId: essay, value: text });
    school.clock.pass({ minutes: 11 });
    const [firstText, otherId] = [`${text}a`, `${text}b`];
    await window.sendEvents(changed(essay, text, firstText));
    for (let batch = 0; batch < 6; batch++) await window.sendEvents(...toAndFro(essay, [firstText, otherId], 500));
    const { attemptId } = window;
    const [next, last] = window.toRecords(changed(essay, firstText, otherId), changed(essay, otherId, firstText));
    const read = 3 + 1 + 6 * 500;
    expect((await work.student.send(saveAnswers, { attemptId, events: [next, last] })).ack).toBe(read);
    const fullText = saidWhole(next, essay, otherId);
    const again = await work.student.send(saveAnswers, { attemptId, events: [fullText, last] });
    expect(again.ack).toBe(read + 2);
    expect((await window.sendEvents(changed(essay, firstText, otherId))).ack).toBe(read + 3);
  });
});

test('of an invalid value only the verdict is stored, not the value', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  await window.sendEvents({ kind: 'answered', questionId: first, value: { nonsense: 'x'.repeat(5000) } });
  const rows = await school.db.rows(sql`
    select value, verdict from attempt_event where attempt_id = ${window.attemptId} and kind = 'answered'`);
  expect(rows).toEqual([{ value: null, verdict: 'invalid: unfit' }]);
  expect(await readAnswers(window.attemptId)).toEqual({});
});

const storedBy = async (attemptId: number): Promise<number> => {
  return (await findAttempt(school.db, attemptId))?.storedBytes ?? 0;
};

test('the size of a journal is counted, and an attempt at the limit accepts no further answers', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0, second = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const before = await storedBy(window.attemptId);
  await window.sendEvents({ kind: 'answered', questionId: first, value: 'B' });
  expect(await storedBy(window.attemptId)).toBeGreaterThan(before + 50);
  await school.db.run(sql`update attempt set stored_bytes = 20000001 where id = ${window.attemptId}`);
  const events = window.toRecords({ kind: 'answered', questionId: second, value: 'C' });
  expect(await work.student.refused(saveAnswers, { attemptId: window.attemptId, events })).toBe('attempt.full');
  expect(await readAnswers(window.attemptId)).toEqual({ [first]: 'B' });
  const done = await work.student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  expect(done).toMatchObject({ isClosed: true, answered: 1 });
});

test('a student’s attempts of one day share a storage limit; other days and other people do not count', async () => {
  const work = await createAssignmentFixture(school);
  const [first = 0] = work.questionIds;
  const window = await startAttemptDriver(school, work);
  const say = () => window.sendEvents({ kind: 'answered', questionId: first, value: 'B' });
  const others = (change: string) =>
    school.db.run(sql`
      update attempt set stored_bytes = 60000001, ${sql.raw(change)} where id in
        (select id from attempt where id <> ${window.attemptId} order by id desc limit 1)`);
  await others('student_id = student_id');
  expect((await say()).ack).toBeGreaterThan(0);
  const near = `student_id = ${work.student.person.id}`;
  await others(
    `${near}, started_at = (select started_at from attempt where id = ${window.attemptId}) - interval '2 days'`,
  );
  expect((await say()).ack).toBeGreaterThan(0);
  await others(
    `${near}, started_at = (select started_at from attempt where id = ${window.attemptId}) - interval '2 hours'`,
  );
  const events = window.toRecords({ kind: 'answered', questionId: first, value: 'C' });
  expect(await work.student.refused(saveAnswers, { attemptId: window.attemptId, events })).toBe('attempt.full');
});
