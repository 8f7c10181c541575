import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { enterPaperAttempt, removePaperAttempt } from '@inkstone/taking/server';
import { toAnswer } from '../../answer-sheets/sheet-plan.ts';
import { enterAnswerSheets as enterContract, undoAnswerSheets as undoContract } from '../../contract/answer-sheets.ts';
import {
  findUndoObstacles,
  listSheetRows,
  listSheetStudents,
  lockSheetRows,
  updateSheet,
  type AnswerSheetRow,
} from './answer-sheets.queries.ts';
import { findChoice, judgePages, readSheetPaper } from './sheet-paper.ts';

type EnterContext = HandlerContext<typeof enterContract>;
type UndoContext = HandlerContext<typeof undoContract>;
type JudgedPage = ReturnType<typeof judgePages>[number];

/** Whether all of some students have the assignment, or had it when their sheets came. */
const areRecipients = async ({ tx, input }: EnterContext | UndoContext, ids: readonly number[]): Promise<boolean> => {
  const students = await listSheetStudents(tx, input.id);
  const rows = await listSheetRows(tx, input.id);
  const known = new Set([...students, ...rows].map(({ studentId }) => studentId));
  return ids.every((id) => known.has(id));
};

/** Whether the pages are all pages of one sheet. */
const isWhole = (rows: readonly AnswerSheetRow[]): boolean => {
  const [first] = rows;
  const numbers = new Set(rows.map(({ page }) => page));
  const isOneSheet = rows.every(
    ({ form, formRules, pages }) => form === first?.form && formRules === first?.formRules && pages === first?.pages,
  );
  return first !== undefined && isOneSheet && numbers.size === first.pages;
};

/** The answers of a whole sheet by question; blanks are left out. */
const collectAnswers = (pages: readonly JudgedPage[]): Map<number, unknown> =>
  new Map(
    pages.flatMap(({ row, questions }) =>
      row.readings.flatMap((reading): [number, unknown][] => {
        const question = questions[reading.index];
        const choice = findChoice(row, question, reading);
        const answer = question && choice ? toAnswer(question, choice) : undefined;
        return question && answer !== undefined && answer !== null ? [[question.questionId, answer]] : [];
      }),
    ),
  );

const enterStudent = async (ctx: EnterContext, studentId: number, pages: readonly JudgedPage[]) => {
  const { tx, now, input } = ctx;
  const open = pages.filter(({ state }) => state !== 'entered');
  if (open.length === 0 || open.length < pages.length) return pages.length === 0 ? 'notReady' : 'hasAttempt';
  if (open.some(({ state }) => state !== 'read')) return 'notReady';
  if (!isWhole(open.map(({ row }) => row))) return 'pagesMissing';
  const key = { assignmentId: input.id, studentId };
  const outcome = await enterPaperAttempt(ctx, key, collectAnswers(open));
  if (outcome.is !== 'entered') return outcome.is;
  for (const { row } of open) {
    await updateSheet(tx, row.id, { attemptId: outcome.attemptId, enteredAt: now, edition: row.edition + 1 });
  }
  return outcome.is;
};

/** Enters the sheets of chosen students; each student by themselves, so that one that is left keeps no other back. */
export const enterAnswerSheets = handleCall(enterContract, async (ctx) => {
  const { input, me, tx, notFound } = ctx;
  const paper = await readSheetPaper(tx, { id: input.id, teacherId: me.id });
  const studentIds = input.studentIds.toSorted((first, second) => first - second);
  if (!paper || !(await areRecipients(ctx, studentIds))) return notFound();
  await lockSheetRows(tx, { assignmentId: input.id, studentIds });
  const pages = judgePages(paper, await listSheetRows(tx, input.id));
  const outcomes = new Map<number, Awaited<ReturnType<typeof enterStudent>>>();
  for (const studentId of studentIds) {
    const own = pages.filter(({ row }) => row.studentId === studentId && row.problem === null);
    outcomes.set(studentId, await enterStudent(ctx, studentId, own));
  }
  return {
    list: input.studentIds.map((studentId) => ({
      studentId,
      outcome: outcomes.get(studentId) ?? ('notReady' as const),
    })),
  };
});

const undoStudent = async (ctx: UndoContext, rows: readonly AnswerSheetRow[]) => {
  const { tx, now, input } = ctx;
  const attemptId = rows.find((row) => row.attemptId !== null)?.attemptId ?? null;
  const obstacles = attemptId === null ? undefined : await findUndoObstacles(tx, { attemptId, now });
  if (attemptId === null || !obstacles) return 'nothing';
  if (obstacles.isOpen) return 'reportOpen';
  if (obstacles.isMarked) return 'marked';
  for (const row of rows.filter((sheet) => sheet.attemptId === attemptId)) {
    await updateSheet(tx, row.id, { attemptId: null, enteredAt: null, edition: row.edition + 1 });
  }
  const isRemoved = await removePaperAttempt(ctx, { attemptId, assignmentId: input.id });
  if (!isRemoved) throw new Error('the attempt from paper was not taken back');
  return 'undone';
};

/** Deletes attempts that were entered from answer sheets; the pages keep their readings and decisions. */
export const undoAnswerSheets = handleCall(undoContract, async (ctx) => {
  const { input, me, tx, notFound } = ctx;
  const paper = await readSheetPaper(tx, { id: input.id, teacherId: me.id });
  const studentIds = input.studentIds.toSorted((first, second) => first - second);
  if (!paper || !(await areRecipients(ctx, studentIds))) return notFound();
  const rows = await lockSheetRows(tx, { assignmentId: input.id, studentIds });
  const outcomes = new Map<number, Awaited<ReturnType<typeof undoStudent>>>();
  for (const studentId of studentIds) {
    outcomes.set(
      studentId,
      await undoStudent(
        ctx,
        rows.filter((row) => row.studentId === studentId),
      ),
    );
  }
  return {
    list: input.studentIds.map((studentId) => ({
      studentId,
      outcome: outcomes.get(studentId) ?? ('nothing' as const),
    })),
  };
});
