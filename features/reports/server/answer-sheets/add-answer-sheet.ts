import { insertFile } from '@inkstone/bank/server';
import { cutText, hasUnsafeText } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { decodeSheetCode } from '@inkstone/exam/answer-sheet';
import type { StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { findByNumber } from '../../answer-sheets/find-by-number.ts';
import { judgeCode, layOutPlan, toAnswer } from '../../answer-sheets/sheet-plan.ts';
import { addAnswerSheet as contract, maxSheetBytes, type SheetReading } from '../../contract/answer-sheets.ts';
import { countSheets, findSheetByPicture, insertSheet, listSheetStudents } from './answer-sheets.queries.ts';
import { readSheetPaper, type SheetPaper } from './sheet-paper.ts';

/** Most pages of one assignment. */
const mostSheets = 2000;
const pagesAnHour = 3000;

interface ReceivedPicture {
  file: StoredFile;
  name: string;
}

/** Stores the picture as it came; it is never decoded here. Access is checked before any bytes are read. */
const receivePicture = async (ctx: PrepareContext<typeof contract>): Promise<ReceivedPicture> => {
  const { db, me, now, input, uploads, storage, refuse, notFound } = ctx;
  if (!(await readSheetPaper(db, { id: input.id, teacherId: me.id }))) return notFound();
  await countUse(db, now, { key: `answer-sheet ${me.id}`, most: pagesAnHour, windowSeconds: 3600 });
  for await (const { stream, name } of uploads) {
    const result = await storage.save(stream, { maxBytes: maxSheetBytes, accept: ['png', 'jpeg'] });
    if (!result.ok) return refuse(result.code === 'file.tooLarge' ? 'sheet.tooLarge' : 'sheet.notPicture');
    return { file: result.value, name: hasUnsafeText(name) ? '' : cutText(name, 200) };
  }
  return refuse('sheet.notPicture');
};

/** What is stored of a reading: which page it is, and its questions as far as they stand on that page. */
const toPage = (paper: SheetPaper, { problem, code: text, number, questions }: SheetReading) => {
  const unread = {
    form: null,
    formRules: null,
    page: null,
    pages: null,
    readings: [],
    numberRead: number,
    recipientId: null,
  };
  const code = text === null ? null : decodeSheetCode(text);
  if (problem !== null || !code) return { ...unread, problem: problem ?? ('noCode' as const) };
  const verdict = judgeCode(paper.content, paper.source, code);
  if ('problem' in verdict) return { ...unread, problem: verdict.problem };
  const places = layOutPlan(verdict.questions, code).pages[code.page - 1]?.questions ?? [];
  const read = new Map(questions.map((question) => [question.index, question]));
  const readings = places.map(({ index }) => {
    const { values = [], box = [0, 0, 1, 1], isSure = false } = read.get(index) ?? {};
    const planned = verdict.questions[index];
    const isAnswer = planned !== undefined && toAnswer(planned, values) !== null;
    return { index, values, box, isSure: isSure && isAnswer };
  });
  const { form, rules: formRules, page, recipientId } = code;
  const place = { form, formRules, page, pages: verdict.pages };
  return { problem: null, ...place, readings, numberRead: number, recipientId };
};

interface PageOwner {
  assignmentId: number;
  recipientId: number | null;
  numberRead: string | null;
}

/** Whose page it is, by its code or by the number on it; null where nobody who has the assignment is meant. */
const findOwner = async (tx: Tx, { assignmentId, recipientId, numberRead }: PageOwner): Promise<number | null> => {
  const students = await listSheetStudents(tx, assignmentId);
  const isNamed = students.some(({ studentId }) => studentId === recipientId);
  if (recipientId !== null) return isNamed ? recipientId : null;
  return findByNumber(students, numberRead)?.studentId ?? null;
};

/** Adds a page of an answer sheet; the same picture again adds nothing. */
export const addAnswerSheet = handleCall<typeof contract, ReceivedPicture>(contract, {
  prepare: receivePicture,
  async decide(ctx) {
    const { me, tx, now, input, prepared, refuse, notFound } = ctx;
    const paper = await readSheetPaper(tx, { id: input.id, teacherId: me.id });
    if (!paper) return notFound();
    const { key, size: sizeBytes, sha256, mime } = prepared.file;
    const picture = { assignmentId: input.id, pictureHash: sha256 };
    const same = await findSheetByPicture(tx, picture);
    if (same !== undefined) return { sheetId: same, isNew: false };
    if ((await countSheets(tx, input.id)) >= mostSheets) return refuse('sheet.tooMany', { most: mostSheets });
    const { recipientId, ...page } = toPage(paper, input.reading);
    const owner = { assignmentId: input.id, recipientId, numberRead: page.numberRead };
    const name = prepared.name === '' ? 'page.jpg' : prepared.name;
    const file = { key, name, mime, sizeBytes, sha256, ownerId: me.id, createdAt: now, usedBy: 'answer_sheet' };
    const sheetId = await insertSheet(tx, {
      ...{ ...picture, ...page, fileId: await insertFile(tx, file), fileName: name, filePage: input.filePage ?? null },
      studentId: page.problem === null ? await findOwner(tx, owner) : null,
      ...{ uploadedBy: me.id, uploadedAt: now },
    });
    if (sheetId === undefined) throw new Error('the same picture was added at the same time');
    return { sheetId, isNew: true };
  },
});
