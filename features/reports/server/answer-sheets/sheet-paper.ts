import type { Handle } from '@inkstone/db';
import { sheetRules, type SheetRules } from '@inkstone/exam/answer-sheet';
import { readContent } from '@inkstone/taking/server';
import {
  judgePage,
  planForm,
  toAnswer,
  type PlannedQuestion,
  type SheetSource,
} from '../../answer-sheets/sheet-plan.ts';
import { findTeacherAssignment } from '../assignment-report.queries.ts';
import { findPrintedPaper, type AnswerSheetRow } from './answer-sheets.queries.ts';

/** An own assignment with what was printed for it. */
export interface SheetPaper {
  assignment: NonNullable<Awaited<ReturnType<typeof findTeacherAssignment>>>;
  content: Awaited<ReturnType<typeof readContent>>;
  source: SheetSource;
}

/** Reads what was printed for an assignment of this teacher; null for others. */
export const readSheetPaper = async (
  db: Handle,
  key: { id: number; teacherId: number },
): Promise<SheetPaper | null> => {
  const assignment = await findTeacherAssignment(db, key);
  if (!assignment) return null;
  const { paperRevisionId } = assignment;
  const content = await readContent(db, { assignmentId: assignment.id, paperRevisionId });
  const paper = paperRevisionId === null ? null : await findPrintedPaper(db, paperRevisionId);
  const source: SheetSource = paper
    ? { source: 'paper', id: paper.paperId, revision: paper.number }
    : { source: 'assignment', id: assignment.id, revision: 1 };
  return { assignment, content, source };
};

const findSheetRules = (number: number | null): SheetRules | undefined => sheetRules.find((rules) => rules === number);

/** The questions of a page's form, with their places; none where it was not read. */
export const planSheet = (
  { content, source }: SheetPaper,
  { form, formRules }: Pick<AnswerSheetRow, 'form' | 'formRules'>,
): PlannedQuestion[] => {
  const rules = findSheetRules(formRules);
  return form === null || !rules ? [] : planForm(content, source, { form, rules });
};

/** What a question of a page says: decided, or read surely; null while somebody has to look. */
export const findChoice = (
  { decisions }: Pick<AnswerSheetRow, 'decisions'>,
  question: PlannedQuestion | undefined,
  reading: { index: number; isSure: boolean; values: readonly string[] },
): readonly string[] | null => {
  const decided = decisions[String(reading.index)];
  if (decided) return decided;
  return reading.isSure && question && toAnswer(question, reading.values) !== null ? reading.values : null;
};

/** A page as its state is judged by. */
export const toUploadedPage = (row: AnswerSheetRow, questions: readonly PlannedQuestion[]) => ({
  ...{ id: row.id, problem: row.problem, studentId: row.studentId, page: row.page },
  isEntered: row.attemptId !== null,
  isDoubtful: row.readings.some((reading) => findChoice(row, questions[reading.index], reading) === null),
});

/** The states of the pages of an assignment. */
export const judgePages = (paper: SheetPaper, rows: readonly AnswerSheetRow[]) => {
  const plans = new Map<string, PlannedQuestion[]>();
  const planFor = (row: AnswerSheetRow): PlannedQuestion[] => {
    const key = `${row.form} ${row.formRules}`;
    const plan = plans.get(key) ?? planSheet(paper, row);
    plans.set(key, plan);
    return plan;
  };
  const pages = rows.map((row) => toUploadedPage(row, planFor(row)));
  return rows.map((row, index) => {
    const page = pages[index];
    return { row, questions: planFor(row), state: page ? judgePage(page, pages) : ('unreadable' as const) };
  });
};
