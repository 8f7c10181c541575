import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAssignmentQuestions, testCalls } from '@inkstone/assignments/contract';
import { readAnswerFiles } from '@inkstone/taking/server';
import { saveAttachment } from '@inkstone/taking/contract';
import { recordingBytes, startAttemptDriver, sendForm, createAssignmentFixture } from '@inkstone/taking/testing';
import { getMyHomeworkReport } from '@inkstone/reports/contract';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  listHomeworkToMark,
  downloadMarkedAnswer,
  getStudentSubmissions,
  saveMark,
  releaseMarks,
  uploadMarkPicture,
  type MarkDraft,
  type NotePlace,
} from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const sample = (name: string): Buffer =>
  readFileSync(new URL(import.meta.resolve(`@inkstone/content/uploads/${name}`)));
const notFound = { kind: 'notFound' };

/** Submitted homework with a photo, a PDF and a sentence. */
const handedIn = async () => {
  const work = await createAssignmentFixture(school, { files: true, kind: 'homework' });
  const window = await startAttemptDriver(school, work);
  const { attemptId } = window;
  const [questionId = 0] = work.questionIds;
  const named = ['odd-and-even.jpg', 'river.pdf'].map((name) => ({
    ...{ id: randomUUID() as string, name, bytes: sample(name).length },
    mime: name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg',
  }));
  const value = { text: 'The same water have room.', files: named, recordings: [] };
  await window.sendEvents({ kind: 'question-entered', questionId }, { kind: 'answered', questionId, value });
  for (const { id, name } of named) {
    const fields = { id, name, attemptId: String(attemptId), questId: String(questionId) };
    await sendForm(school, work.student, { path: saveAttachment.path, fields, bytes: sample(name) });
  }
  await window.submit();
  const files = (await readAnswerFiles(school.db, { attemptId })).get(questionId) ?? [];
  const [photo, pdf] = files.map(({ fileId }) => fileId);
  return { work, attemptId, questionId, photo: photo ?? 0, pdf: pdf ?? 0, answerId: `${attemptId}-${questionId}` };
};

type Handed = Awaited<ReturnType<typeof handedIn>>;

const note = (place: NotePlace, more: Partial<MarkDraft['notes'][number]> = {}): MarkDraft['notes'][number] => ({
  ...{ id: randomUUID() as string, place, code: null, text: 'Look here.', voiceFileId: null },
  ...more,
});

const box = { left: 0.2, top: 0.3, width: 0.2, height: 0.1 };
const onPage = (fileId: number, page = 1): NotePlace => ({ on: 'page', fileId, page, box });

const saveAs = (browser: TestBrowser, target: Handed, notes: MarkDraft['notes'], version = 0) =>
  browser.send(saveMark, {
    ...newRequestId(),
    ...{ attemptId: target.attemptId, questionId: target.questionId, version },
    mark: { scores: {}, points: 100, comment: '画得好。', voiceFileId: null, suggested: null, notes },
  });

const refusedAs = (browser: TestBrowser, target: Handed, notes: MarkDraft['notes']) =>
  browser.failed(saveMark, {
    ...newRequestId(),
    ...{ attemptId: target.attemptId, questionId: target.questionId, version: 0 },
    mark: { scores: {}, points: 100, comment: '', voiceFileId: null, suggested: null, notes },
  });

const downloadDocument = async (browser: TestBrowser, answerId: string) => {
  const response = await school.server.app.inject({
    method: 'GET',
    url: `/api/${downloadMarkedAnswer.path}?answerId=${answerId}`,
    headers: { authorization: `Bearer ${browser.token}`, 'accept-language': 'zh' },
  });
  return { status: response.statusCode, type: response.headers['content-type'], bytes: response.rawPayload };
};

const pictureBy = (browser: TestBrowser, attemptId: number, bytes: Buffer | null = sample('four-examples.jpg')) =>
  sendForm(school, browser, { path: uploadMarkPicture.path, fields: { attemptId: String(attemptId) }, bytes });

describe('notes on pages', () => {
  test("belong to the answer's files, with lines, boxes and text, and are returned as they were drawn", async () => {
    const target = await handedIn();
    const { submissions } = await target.work.teacher.ask(getStudentSubmissions, { attemptId: target.attemptId });
    expect(submissions[0]?.files.map(({ fileId, name, mime }) => [fileId, name, mime])).toEqual([
      [target.photo, 'odd-and-even.jpg', 'image/jpeg'],
      [target.pdf, 'river.pdf', 'application/pdf'],
    ]);
    expect(submissions[0]?.words).toBe(5);
    const lines: NotePlace = {
      ...{ on: 'page', fileId: target.photo, page: 1, ink: 'highlighter' },
      strokes: [
        [
          [0.1, 0.2],
          [0.3, 0.2],
        ],
      ],
    };
    const words: NotePlace = { on: 'text', from: 15, to: 19, quote: 'have' };
    await saveAs(target.work.teacher, target, [
      note(lines, { text: '' }),
      note(onPage(target.pdf, 2), { code: 'logic' }),
      note(words),
    ]);
    const again = await target.work.teacher.ask(getStudentSubmissions, { attemptId: target.attemptId });
    expect(again.submissions[0]?.mark?.notes.map(({ place }) => place)).toEqual([lines, onPage(target.pdf, 2), words]);
  });

  test("are refused on another answer's file, beyond the text, and at a time of a file that has no sound", async () => {
    const [target, otherTarget] = [await handedIn(), await handedIn()];
    const { teacher } = target.work;
    expect(await refusedAs(teacher, target, [note(onPage(otherTarget.photo))])).toMatchObject(notFound);
    const beyond: NotePlace = { on: 'text', from: 15, to: 400, quote: '' };
    expect(await refusedAs(teacher, target, [note(beyond)])).toMatchObject({ code: 'mark.badPlace' });
    const files = (await readAnswerFiles(school.db, { attemptId: target.attemptId })).get(target.questionId) ?? [];
    const atTime: NotePlace = { on: 'time', recordingId: files[0]?.id ?? '', fromMs: 0, toMs: 0 };
    expect(await refusedAs(teacher, target, [note(atTime)])).toMatchObject({ code: 'mark.badPlace' });
  });

  test('link from the waiting list to the page editor', async () => {
    const target = await handedIn();
    const { list } = await target.work.teacher.ask(listHomeworkToMark, {});
    expect(list).toMatchObject([{ id: target.work.assignmentId, hasFiles: true }]);
  });
});

describe('a marked page as a picture', () => {
  test('is stored with its note and returned with it; another marker may not use it', async () => {
    const [target, otherTarget] = [await handedIn(), await handedIn()];
    const { status, body } = await pictureBy(target.work.teacher, target.attemptId);
    expect(status).toBe(200);
    const { fileId } = body['file'] as { fileId: number };
    const named = [note({ on: 'page', fileId: target.photo, page: 1 }, { text: '', pictureFileId: fileId })];
    expect(
      await refusedAs(otherTarget.work.teacher, otherTarget, [
        note(onPage(otherTarget.photo), { pictureFileId: fileId }),
      ]),
    ).toMatchObject(notFound);
    await saveAs(target.work.teacher, target, named);
    const { submissions } = await target.work.teacher.ask(getStudentSubmissions, { attemptId: target.attemptId });
    expect(submissions[0]?.mark?.notes[0]?.picture).toMatchObject({ fileId, mime: 'image/jpeg' });
  });

  test('must be an existing picture of an answer that the caller marks', async () => {
    const [target, otherTarget] = [await handedIn(), await handedIn()];
    const getCode = async (bytes: Buffer | null) =>
      (await pictureBy(target.work.teacher, target.attemptId, bytes)).body['code'];
    expect(await getCode(recordingBytes())).toBe('picture.kind');
    expect(await getCode(Buffer.alloc(0))).toBe('picture.empty');
    expect(await getCode(null)).toBe('picture.none');
    expect((await pictureBy(otherTarget.work.teacher, target.attemptId)).status).toBe(404);
    expect((await pictureBy(target.work.student, target.attemptId)).status).toBe(403);
  });
});

describe('the document of a marked answer', () => {
  test('has the text, the picture and the pages of the PDF; the student can read it once it is released', async () => {
    const target = await handedIn();
    const { teacher, student } = target.work;
    await saveAs(teacher, target, [
      note(onPage(target.photo)),
      note(onPage(target.pdf, 2), { code: 'logic', text: '看单位。' }),
    ]);
    expect((await downloadDocument(student, target.answerId)).status).toBe(404);
    const draft = await downloadDocument(teacher, target.answerId);
    expect([draft.status, draft.type]).toEqual([200, 'application/pdf']);

    await teacher.send(releaseMarks, { ...newRequestId(), attemptId: target.attemptId });
    const { status, bytes } = await downloadDocument(student, target.answerId);
    const pdf = await PDFDocument.load(bytes);
    expect(status).toBe(200);
    // The mark, the photo, its notes, two pages of the PDF, their notes.
    expect(pdf.getPageCount()).toBe(6);
    const report = await student.ask(getMyHomeworkReport, { id: target.work.assignmentId });
    expect(report.questions[0]).toMatchObject({
      mark: { answerId: target.answerId },
      files: [{ fileId: target.photo }, { fileId: target.pdf }],
    });
  });

  test('is closed to the student while a test contains the question, as is the report', async () => {
    const target = await handedIn();
    const { teacher, student, studentPerson, assignmentId: id } = target.work;
    await saveAs(teacher, target, [note(onPage(target.photo))]);
    await teacher.send(releaseMarks, { ...newRequestId(), attemptId: target.attemptId });
    const { questions } = await teacher.ask(listAssignmentQuestions, { id });
    const now = school.clock.now();
    const { id: testId } = await teacher.send(testCalls.createAssignment, {
      ...{
        ...newRequestId(),
        title: 'Once more',
        setIds: [questions[0]?.setId ?? 0],
        studentIds: [studentPerson.id],
      },
      ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 3_600_000).toISOString() },
    });
    expect((await downloadDocument(student, target.answerId)).status).toBe(200);
    const window = await startAttemptDriver(school, { ...target.work, assignmentId: testId, kind: 'test' });
    expect((await downloadDocument(student, target.answerId)).status).toBe(404);
    expect((await downloadDocument(teacher, target.answerId)).status).toBe(200);
    await window.submit();
    expect((await downloadDocument(student, target.answerId)).status).toBe(200);
  });

  test('is available before there is a mark; not found for another teacher, student or question', async () => {
    const [target, otherTarget] = [await handedIn(), await handedIn()];
    expect((await downloadDocument(target.work.teacher, target.answerId)).status).toBe(200);
    const readers = [
      [otherTarget.work.teacher, target.answerId],
      [otherTarget.work.student, target.answerId],
      [target.work.student, target.answerId],
      [target.work.teacher, `${target.attemptId}-${otherTarget.questionId}`],
      [target.work.teacher, `${target.attemptId}-987654321`],
    ] as const;
    for (const [browser, answerId] of readers) expect((await downloadDocument(browser, answerId)).status).toBe(404);
  });
});
