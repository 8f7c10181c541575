import { choice } from '../question-types/choice/type.ts';
import { multipleChoice } from '../question-types/multiple-choice/type.ts';
import { numericEntry } from '../question-types/numeric-entry/type.ts';
import { trueFalse } from '../question-types/true-false/type.ts';
import { fitsOnSheet, type SheetQuestion } from './layout.ts';

/** A question of a form, in printed order. */
interface PrintedQuestion {
  questionId: number;
  type: string;
  prompt: unknown;
}

/** A question that a sheet has bubbles for. */
export interface BubbledQuestion {
  questionId: number;
  sheet: SheetQuestion;
}

/** A question as a sheet has it; null for types that no bubble can hold. */
const toSheetQuestion = ({ type, prompt }: PrintedQuestion, label: string): SheetQuestion | null => {
  if (type === choice.id) return { kind: 'single', label, options: choice.prompt.parse(prompt).options.length };
  if (type === multipleChoice.id) {
    return { kind: 'multiple', label, options: multipleChoice.prompt.parse(prompt).options.length };
  }
  if (type === trueFalse.id) return { kind: 'true-false', label };
  if (type !== numericEntry.id) return null;
  const { width, noMinus } = numericEntry.prompt.parse(prompt);
  // The minus has a column of its own, as the width of a number does not count it.
  return { kind: 'numeric', label, columns: noMinus ? width : width + 1, minus: !noMinus };
};

/**
 * The questions of a form that a sheet has bubbles for, with their printed numbers; the others are answered in the booklet.
 * Whoever prints a sheet and whoever reads it back lays out this list.
 */
export const listBubbledQuestions = (questions: readonly PrintedQuestion[]): BubbledQuestion[] =>
  questions.flatMap((question, index): BubbledQuestion[] => {
    const sheet = toSheetQuestion(question, String(index + 1));
    return sheet !== null && fitsOnSheet(sheet) ? [{ questionId: question.questionId, sheet }] : [];
  });
