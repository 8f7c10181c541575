import { localizedName, type Language } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { isContentReleased, isContentReleasedInStages } from '@inkstone/exam/attempt';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import { questionsIn } from './assigned-content.ts';
import { findFirstAttempt } from './student-assignments.queries.ts';
import type { RecipientAssignment } from './recipient-assignment.queries.ts';

type FirstAttempt = NonNullable<Awaited<ReturnType<typeof findFirstAttempt>>>;

/** The questions whose content was delivered to an attempt, without those of other modules and of later sections. */
const listDeliveredQuestionIds = ({ blueprint, state }: FirstAttempt): ReadonlySet<number> =>
  new Set(
    listNavigationUnits(blueprint, state.routes)
      .filter((unit) => isContentReleased(state, blueprint, unit))
      .flatMap(({ parts }) =>
        parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id))),
      ),
  );

/**
 * Lists the questions of an assignment that its student may know of, numbered in order. For a test these are the ones
 * delivered to the first attempt, until the report is open: the number of later questions and the names of sets would
 * reveal what comes next.
 */
export const listVisibleQuestions = async (
  db: Handle,
  { assignment, recipient }: RecipientAssignment,
  { content, isReportOpen, language }: { content: PinnedContent; isReportOpen: boolean; language: Language },
) => {
  const allQuestions = questionsIn(content);
  const isLimited = assignment.mode === 'test' && !isReportOpen;
  const attempt = isLimited ? await findFirstAttempt(db, recipient.id) : undefined;
  const deliveredIds = attempt ? listDeliveredQuestionIds(attempt) : new Set<number>();
  const visible = isLimited
    ? allQuestions.filter(({ question }) => deliveredIds.has(question.questionId))
    : allQuestions;
  const hidesSetNames = attempt !== undefined && isContentReleasedInStages(attempt.blueprint);
  return visible.map(({ question, set }, index) => ({
    question,
    number: index + 1,
    setTitle: hidesSetNames ? '' : localizedName(language, set.title, set.titleZh),
  }));
};
