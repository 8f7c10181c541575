import { findLastWindowClose, isReportOpen } from '@inkstone/assignments/server';
import { signFileUrl } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { currentFormRules } from '@inkstone/exam/forms';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { findVariant } from '@inkstone/programmes';
import { listAnswerSheets as contract } from '../../contract/answer-sheets.ts';
import { listPlannedForms, planForm, type PlannedQuestion } from '../../answer-sheets/sheet-plan.ts';
import { listSheetRows, listSheetStudents } from './answer-sheets.queries.ts';
import { judgePages, readSheetPaper, type SheetPaper } from './sheet-paper.ts';

const toSheetFacts = ({ sheet }: PlannedQuestion) => ({
  label: sheet.label,
  kind: sheet.kind,
  options: 'options' in sheet ? sheet.options : 0,
  columns: 'columns' in sheet ? sheet.columns : 0,
  minus: 'minus' in sheet && sheet.minus,
});

/** Whether a module of the exam is chosen by the answers to another one. */
const isAdaptive = ({ assignment }: SheetPaper): boolean =>
  findVariant(assignment.programme, assignment.variant)?.sections.some(({ adaptive }) => adaptive !== undefined) ??
  false;

/** Whether a report is open as soon as its answers are entered and scored. */
const opensAtOnce = async (
  { tx, now, school }: Pick<HandlerContext<typeof contract>, 'tx' | 'now' | 'school'>,
  { assignment: { id, reportAt, reportOpenedAt: openedAt, deadline } }: SheetPaper,
): Promise<boolean> => {
  const lastClosesAt = (await findLastWindowClose(tx, id)) ?? deadline;
  const { graceSeconds } = school;
  return isReportOpen({ reportAt, openedAt, lastClosesAt, graceSeconds, isHandedIn: true, needsMarking: false }, now);
};

/** The answer sheets of an own assignment that came back. */
export const listAnswerSheets = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, language, notFound } = ctx;
  const paper = await readSheetPaper(tx, { id: input.id, teacherId: me.id });
  if (!paper) return notFound();
  const { assignment, content, source } = paper;
  const students = await listSheetStudents(tx, assignment.id);
  const pages = judgePages(paper, await listSheetRows(tx, assignment.id));
  const stored = content.sections.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions));
  return {
    title: localizedName(language, assignment.title, assignment.titleZh),
    programme: assignment.programme,
    kind: toPageKind(assignment.kind),
    opensAtOnce: await opensAtOnce(ctx, paper),
    isAdaptive: isAdaptive(paper),
    unprinted: stored.length - planForm(content, source, { form: 'A', rules: currentFormRules }).length,
    forms: listPlannedForms(source).map((planned) => ({
      ...planned,
      questions: planForm(content, source, planned).map(toSheetFacts),
    })),
    students: students.map(({ studentId, name, nameZh, number, origin }) => ({
      ...{ studentId, number, name: localizedName(language, name, nameZh) },
      attempt: origin ?? ('none' as const),
    })),
    sheets: pages.map(({ row, state }) => ({
      ...{ sheetId: row.id, fileName: row.fileName, filePage: row.filePage, state, problem: row.problem },
      url: signFileUrl(row.fileId, { secret, personId: me.id, now }),
      ...{
        form: row.form,
        rules: row.formRules,
        page: row.page,
        pages: row.pages,
        number: row.numberRead,
        studentId: row.studentId,
      },
      ...{ edition: row.edition, attemptId: row.attemptId },
      questions: row.readings.map((reading) => ({
        ...reading,
        chosen: row.decisions[String(reading.index)] ?? null,
      })),
    })),
  };
});
