import {
  layOutSheetFor,
  listBubbledQuestions,
  sheetForms,
  sheetRules,
  type SheetCode,
  type SheetForm,
  type SheetLayout,
  type SheetQuestion,
} from '@inkstone/exam/answer-sheet';
import { buildForm, getFormSeed, toFormPaper } from '@inkstone/exam/forms';
import { getQuestionType } from '@inkstone/exam/logic';

/** A question with bubbles, and which option stands under which letter of its form. */
export interface PlannedQuestion {
  questionId: number;
  type: string;
  prompt: unknown;
  /** Ids of the options in printed order; empty where there are none. */
  optionOrder: readonly string[];
  sheet: SheetQuestion;
}

/** What was printed for an assignment: its paper in one revision, or the assignment's own sets. */
export type SheetSource = Pick<SheetCode, 'source' | 'id' | 'revision'>;

/** Content in its stored order, as forms are built from it. */
type Content = Parameters<typeof toFormPaper>[0];

/** A form, and the rules by which its order was drawn. */
export type PlannedForm = Pick<SheetCode, 'form' | 'rules'>;

/** The questions of a form in printed order, as far as a sheet has bubbles for them. Without a paper there is form A alone. */
export const planForm = (content: Content, source: SheetSource, { form, rules }: PlannedForm): PlannedQuestion[] => {
  const stored = new Map(
    content.sections.flatMap(({ sets }) =>
      sets.flatMap(({ questions }) => questions.map((question) => [question.questionId, question] as const)),
    ),
  );
  const seed = getFormSeed({ paperId: source.id, revision: source.revision });
  const ordered = buildForm(toFormPaper(content, rules), form, seed).questions;
  const printed = ordered.flatMap(({ questionId }) => stored.get(questionId) ?? []);
  const orders = new Map(ordered.map(({ questionId, optionOrder }) => [questionId, optionOrder]));
  return listBubbledQuestions(printed).flatMap(({ questionId, sheet }) => {
    const question = stored.get(questionId);
    if (!question) return [];
    return [{ ...question, sheet, optionOrder: orders.get(questionId) ?? [] }];
  });
};

/** The forms in which an assignment may have been printed. */
export const listForms = ({ source }: SheetSource): readonly SheetForm[] => (source === 'paper' ? sheetForms : ['A']);

/** The same with the rules of each: sheets that were printed earlier come back too. */
export const listPlannedForms = (source: SheetSource): PlannedForm[] =>
  listForms(source).flatMap((form) => sheetRules.map((rules) => ({ form, rules })));

/** The layout of a planned sheet. */
export const layOutPlan = (questions: readonly PlannedQuestion[], code: Pick<SheetCode, 'recipientId'>): SheetLayout =>
  layOutSheetFor(
    questions.map(({ sheet }) => sheet),
    code,
  );

const findOption = ({ optionOrder }: PlannedQuestion, letter: string): string | undefined =>
  optionOrder[(letter.codePointAt(0) ?? 0) - 65];

const truthByLetter = new Map([
  ['A', true],
  ['B', false],
]);

/** The stored answer of what was read; undefined for a blank, null where it is no answer to the question. */
export const toAnswer = (question: PlannedQuestion, values: readonly string[]): unknown => {
  if (values.length === 0) return undefined;
  const [first = ''] = values;
  const build = (): unknown => {
    switch (question.sheet.kind) {
      case 'single':
        return values.length === 1 ? findOption(question, first) : null;
      case 'multiple':
        return values.map((letter) => findOption(question, letter));
      case 'true-false':
        return values.length === 1 ? truthByLetter.get(first) : null;
      case 'numeric':
        return values.length === 1 ? first : null;
    }
  };
  const type = getQuestionType(question.type);
  const parsed = type.answer.safeParse(build());
  return parsed.success && type.fits(parsed.data, question.prompt) ? parsed.data : null;
};

/** Why a picture is not the sheet that it should be. */
export const sheetProblems = [
  ...(['noSheet', 'severalSheets', 'bent', 'tooDark', 'noCode'] as const),
  ...(['otherPaper', 'otherRevision', 'noSuchPage'] as const),
] as const;
export type PictureProblem = (typeof sheetProblems)[number];

/** What a code says of the page that it stands on. */
export type CodeVerdict =
  | { problem: PictureProblem }
  | { code: SheetCode; questions: PlannedQuestion[]; pages: number };

/** Whether a page belongs to an assignment. */
export const judgeCode = (content: Content, source: SheetSource, code: SheetCode): CodeVerdict => {
  if (code.source !== source.source || code.id !== source.id) return { problem: 'otherPaper' };
  if (code.revision !== source.revision) return { problem: 'otherRevision' };
  if (!listForms(source).includes(code.form)) return { problem: 'otherPaper' };
  const questions = planForm(content, source, code);
  const { pages } = layOutPlan(questions, code);
  if (code.page > pages.length) return { problem: 'noSuchPage' };
  return { code, questions, pages: pages.length };
};

export const sheetStates = [
  ...(['unreadable', 'wrongPaper', 'unidentified', 'duplicate', 'doubtful', 'read', 'entered'] as const),
] as const;
export type SheetState = (typeof sheetStates)[number];

/** What is known of a page that was uploaded. */
export interface UploadedPage {
  id: number;
  problem: string | null;
  studentId: number | null;
  page: number | null;
  isEntered: boolean;
  /** Whether a question is neither read surely nor decided. */
  isDoubtful: boolean;
}

const wrongPapers: readonly string[] = ['otherPaper', 'otherRevision', 'noSuchPage'] satisfies PictureProblem[];

/** How far a page has come; two of one student and one page number are both duplicates. */
export const judgePage = (page: UploadedPage, all: readonly UploadedPage[]): SheetState => {
  if (page.isEntered) return 'entered';
  if (page.problem !== null) return wrongPapers.includes(page.problem) ? 'wrongPaper' : 'unreadable';
  if (page.studentId === null) return 'unidentified';
  const isDuplicate = (candidate: UploadedPage): boolean =>
    candidate.id !== page.id &&
    candidate.problem === null &&
    candidate.studentId === page.studentId &&
    candidate.page === page.page;
  if (all.some(isDuplicate)) return 'duplicate';
  return page.isDoubtful ? 'doubtful' : 'read';
};
