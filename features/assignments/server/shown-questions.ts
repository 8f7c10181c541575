import { localizedName, type Language } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { isContentReleased, isContentReleasedInStages } from '@inkstone/exam/attempt';
import { listNavigationUnits } from '@inkstone/exam/blueprint';
import { questionsIn } from './asked.ts';
import { findFirstAttempt } from './doing.queries.ts';
import type { Sitting } from './sitting.queries.ts';

type FirstAttempt = NonNullable<Awaited<ReturnType<typeof findFirstAttempt>>>;

/** The questions whose content an attempt was given: those of modules not taken and of sections ahead are not among them. */
const listGivenIds = ({ blueprint, state }: FirstAttempt): ReadonlySet<number> =>
  new Set(
    listNavigationUnits(blueprint, state.routes)
      .filter((leg) => isContentReleased(state, blueprint, leg))
      .flatMap(({ parts }) =>
        parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id))),
      ),
  );

/**
 * The questions of work that its student may know of, numbered in their order. Of a test these are the ones that its first
 * sitting was given, until the report is open: neither how many stand in a section ahead nor the names of its sets tell
 * what comes, or which way was taken.
 */
export const listShownQuestions = async (
  db: Handle,
  { assignment, recipient }: Sitting,
  { content, isReportOpen, language }: { content: PinnedContent; isReportOpen: boolean; language: Language },
) => {
  const asked = questionsIn(content);
  const isLimited = assignment.mode === 'test' && !isReportOpen;
  const attempt = isLimited ? await findFirstAttempt(db, recipient.id) : undefined;
  const givenIds = attempt ? listGivenIds(attempt) : new Set<number>();
  const shown = isLimited ? asked.filter(({ question }) => givenIds.has(question.questionId)) : asked;
  const isNameless = attempt !== undefined && isContentReleasedInStages(attempt.blueprint);
  return shown.map(({ question, set }, index) => ({
    question,
    number: index + 1,
    setTitle: isNameless ? '' : localizedName(language, set.title, set.titleZh),
  }));
};
