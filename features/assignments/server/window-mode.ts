import { getKindRules, type AssignmentKind, type AssignmentKindRules } from '@inkstone/exam/assignment-kinds';
import type { ExamLanguage, WindowMode } from '@inkstone/exam/blueprint';
import { findProgrammeCard } from '@inkstone/programmes/cards';

/** The window that an assignment of a programme has where its teacher does not say; null: there is no choice. */
export const findWindowDefault = (kind: AssignmentKind, programme: string): WindowMode | null => {
  const rules: AssignmentKindRules = getKindRules(kind);
  return findProgrammeCard(programme)?.examLanguage ? (rules.windowMode ?? null) : null;
};

/** Whether keys may be shown at once: by the kind of work, and never in a window as in the exam. */
export const canHaveInstantFeedback = (kind: AssignmentKind, windowMode: WindowMode | null): boolean =>
  getKindRules(kind).offersInstantFeedback && windowMode !== 'exam';

/** Whether attempts may show another order than the stored one: by the kind of work, and never in a window as in the exam. */
export const canShuffle = (kind: AssignmentKind, windowMode: WindowMode | null): boolean =>
  getKindRules(kind).offersShuffling && windowMode !== 'exam';

/** What an assignment shows in another order than the stored one, as it is sent: absent where it does not. */
export const shuffleFields = ({
  shufflesQuestions,
  shufflesOptions,
}: {
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
}): { shufflesQuestions?: true; shufflesOptions?: true } => ({
  ...(shufflesQuestions && { shufflesQuestions }),
  ...(shufflesOptions && { shufflesOptions }),
});

/** The fields of the window in what is sent: the chosen one, and where there is a choice the language of the exam. */
export const windowFields = ({
  kind,
  programme,
  windowMode,
}: {
  kind: AssignmentKind;
  programme: string;
  windowMode: WindowMode | null;
}): { windowMode?: WindowMode; examLanguage?: ExamLanguage } => {
  const examLanguage = findWindowDefault(kind, programme) && findProgrammeCard(programme)?.examLanguage;
  return { ...(windowMode && { windowMode }), ...(examLanguage && { examLanguage }) };
};
