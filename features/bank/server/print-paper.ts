import { createTranslator, localizedName } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { renderDocument } from '@inkstone/files/typeset';
import { expandStudents } from '@inkstone/people/server';
import { countUse } from '@inkstone/session/server';
import { printPaper as contract } from '../contract.ts';
import { buildPaperDocument, type PrintChoice } from '../print/paper-document.ts';
import { readPaperDetail } from './get-paper.ts';
import { readDocumentFiles, toPdfResponse } from './pdf/document-files.ts';
import { findAssignedRevision, listRecipientIds, listSheetStudents } from './print-students.queries.ts';

type PrintContext = PrepareContext<typeof contract>;

/** Rate limit per person, counted in the database so that all processes share it. */
const pdfLimit = (personId: number) => ({ key: `paperPdf ${personId}`, most: 60, windowSeconds: 600 });

/** The students of one of the caller's own classes. */
const listClassStudents = async ({ db, me, notFound }: PrintContext, classId: number): Promise<number[]> => {
  const { students, foreign } = await expandStudents(db, { teacherId: me.id, studentIds: [], classIds: [classId] });
  return foreign ? notFound() : students.map(({ studentId }) => studentId);
};

/** Whose sheets are printed, and of which revision; null students where the sheets name nobody. */
const findSheetOwners = async (ctx: PrintContext) => {
  const { db, me, input, notFound } = ctx;
  const { paperId, assignmentId, classId } = input;
  const ofClass = classId === undefined ? null : await listClassStudents(ctx, classId);
  if (assignmentId === undefined) return { studentIds: ofClass };
  const revision = await findAssignedRevision(db, { assignmentId, teacherId: me.id, paperId });
  if (revision === undefined) return notFound();
  const recipients = await listRecipientIds(db, assignmentId);
  return { revision, studentIds: recipients.filter((id) => ofClass === null || ofClass.includes(id)) };
};

const readChoice = async (ctx: PrintContext, studentIds: readonly number[] | null): Promise<PrintChoice> => {
  const { forms, parts, columns, twoSided = false } = ctx.input;
  const students = studentIds && (await listSheetStudents(ctx.db, studentIds));
  return { forms, parts, columns: columns === 1 ? 1 : 2, isTwoSided: twoSided, students };
};

/** The document to draw; refused where there is nothing to print. */
const describePaper = async (ctx: PrintContext) => {
  const { db, school, input, notFound, refuse } = ctx;
  const { revision, studentIds } = await findSheetOwners(ctx);
  const detail = (await readPaperDetail(db, ctx, { paperId: input.paperId, revision })) ?? notFound();
  if (detail.sections.every(({ sets }) => sets.length === 0)) return refuse('exam.empty');
  const choice = await readChoice(ctx, studentIds);
  if (choice.parts.includes('answerSheet') && choice.students?.length === 0) return refuse('print.noStudents');

  const language = input.language ?? ctx.language;
  const reading = {
    ...{ language, translate: createTranslator(language) },
    school: localizedName(language, school.name, school.nameZh),
  };
  const document = buildPaperDocument(detail, choice, reading);
  const lacksSheets = choice.parts.includes('answerSheet') && document.frames.length === 0;
  return lacksSheets ? refuse('print.noBubbles') : document;
};

/** A paper as a PDF to be printed. */
export const printPaper = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const { db, me, now } = ctx;
    // Describing a long paper takes a part of a second, too.
    await countUse(db, now, pdfLimit(me.id));
    const document = await describePaper(ctx);
    const pdf = await renderDocument(async () => ({ document, files: await readDocumentFiles(ctx, document) }), {
      personId: me.id,
    });
    if (pdf === 'busy') return ctx.refuse('print.busy');
    return pdf === 'tooHeavy' ? ctx.refuse('print.tooHeavy') : pdf;
  },
  async decide({ prepared }) {
    return toPdfResponse(prepared, 'paper.pdf');
  },
});
