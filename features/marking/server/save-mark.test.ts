import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { getStudentSubmissions, saveMark } from '../contract.ts';
import {
  buildMarkDraft,
  essayText,
  createSubmittedEssays,
  getFirstStudent,
  getFirstSubmissionKey,
  saveMarkAs,
} from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const notFound = { kind: 'notFound' };

describe('saving', () => {
  test('stores a draft with its version and marker', async () => {
    const work = await createSubmittedEssays(school);
    const saved = await saveMarkAs(work.teacher, work);
    const again = await saveMarkAs(work.teacher, work, { version: 1, mark: { comment: 'Better.' } });
    const { submissions } = await work.teacher.ask(getStudentSubmissions, getFirstSubmissionKey(work));

    expect(saved).toMatchObject({ version: 1, points: 300, releasedAt: null });
    expect(again).toMatchObject({ version: 2 });
    expect(submissions[0]?.mark).toMatchObject({
      version: 2,
      comment: 'Better.',
      markerName: 'Teacher One',
      notes: [{ code: 'agreement', voice: null }],
    });
  });

  test('over an unread version is refused with the other marker’s name and changes nothing', async () => {
    const person = await school.person({ role: 'teacher', name: 'Second' });
    const work = await createSubmittedEssays(school, { markers: [person] });
    const second = await school.signIn(person);
    await saveMarkAs(work.teacher, work, { mark: { comment: 'First.' } });
    const failure = await second.failed(saveMark, {
      ...newRequestId(),
      ...getFirstSubmissionKey(work),
      version: 0,
      mark: buildMarkDraft(),
    });

    expect(failure).toMatchObject({ kind: 'refused', code: 'mark.newer' });
    expect(JSON.stringify(failure)).toContain('Teacher One');
    const { submissions } = await second.ask(getStudentSubmissions, getFirstSubmissionKey(work));
    expect(submissions[0]?.mark).toMatchObject({ version: 1, comment: 'First.' });
  });

  test('by two markers at once keeps one and refuses the other', async () => {
    const person = await school.person({ role: 'teacher' });
    const work = await createSubmittedEssays(school, { markers: [person] });
    const second = await school.signIn(person);
    const results = await Promise.allSettled([saveMarkAs(work.teacher, work), saveMarkAs(second, work)]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await school.db.rows(
      sql`select version from mark where attempt_id = ${getFirstStudent(work).attemptId}`,
    );
    expect(rows).toEqual([{ version: 1 }]);
  });

  test.each([
    ['a score above the criterion', { scores: { relevance: 600 } }, 'mark.badScore'],
    ['a missing criterion', { scores: { charm: 100 } }, 'mark.badScore'],
    ['points between two steps', { points: 310 }, 'mark.badScore'],
  ])('%s is refused', async (_what, mark, code) => {
    const work = await createSubmittedEssays(school);

    expect(
      await work.teacher.refused(saveMark, {
        ...newRequestId(),
        ...getFirstSubmissionKey(work),
        version: 0,
        mark: buildMarkDraft(mark),
      }),
    ).toBe(code);
  });

  test('a note beyond the answer is refused; one on a recording or file of somebody else as well', async () => {
    const work = await createSubmittedEssays(school);
    const note = { id: randomUUID(), code: null, text: 'Here.', voiceFileId: null };
    const fail = (place: unknown) =>
      work.teacher.failed(saveMark, {
        ...newRequestId(),
        ...getFirstSubmissionKey(work),
        version: 0,
        mark: { ...buildMarkDraft(), notes: [{ ...note, place }] },
      });

    const refused = { kind: 'refused', code: 'mark.badPlace' };
    expect(await fail({ on: 'text', from: 4, to: essayText.length + 1, quote: 'x' })).toMatchObject(refused);
    expect(await fail({ on: 'time', recordingId: randomUUID(), fromMs: 0, toMs: 1 })).toMatchObject(refused);
    expect(await fail({ on: 'page', fileId: 99, page: 1 })).toMatchObject(notFound);
  });

  test('is not for another teacher, nor for an answer that is blank', async () => {
    const work = await createSubmittedEssays(school);
    const input = { ...newRequestId(), ...getFirstSubmissionKey(work), version: 0, mark: buildMarkDraft() };

    expect(await work.colleague.failed(saveMark, input)).toMatchObject(notFound);
    expect(await getFirstStudent(work).browser.failed(saveMark, input)).toMatchObject({ kind: 'forbidden' });
    expect(await work.teacher.failed(saveMark, { ...input, questionId: work.blankId })).toMatchObject(notFound);
  });
});
