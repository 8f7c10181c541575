import { localizedName, type Language } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { isContentReleased, isContentReleasedInStages } from '@inkstone/exam/attempt';
import {
  isRouted,
  listNavigationUnits,
  listPresentedQuestions,
  listTakenParts,
  type Blueprint,
} from '@inkstone/exam/blueprint';
import { bindContent, questionsIn } from './assigned-content.ts';
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

/** The questions of modules that the student was not led to; of all second modules, before one is chosen. */
const listUntakenQuestionIds = (
  { sections }: Blueprint,
  routes: FirstAttempt['state']['routes'],
): ReadonlySet<number> =>
  new Set(
    sections.filter(isRouted).flatMap((section) => {
      const ownParts = new Set(listTakenParts(section, routes).map(({ id }) => id));
      const untakenSets = section.parts.filter(({ id }) => !ownParts.has(id)).flatMap(({ sets }) => sets);
      return untakenSets.flatMap(({ questions }) => questions.map(({ id }) => id));
    }),
  );

/** Whether further questions come once a second module is chosen. */
const hasModuleToCome = ({ sections }: Blueprint, routes: FirstAttempt['state']['routes']): boolean =>
  sections.some((section) => isRouted(section) && routes[section.id] === undefined);

/** Which questions were presented to a student who has submitted, of alternative prompts those that count. */
const listPresentedIds = ({ blueprint, state }: FirstAttempt, answered: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(listPresentedQuestions(blueprint, { routes: state.routes, answered, isOver: true }).map(({ id }) => id));

/**
 * Lists the questions of an assignment that its student may know of, numbered as in the report: without those of modules
 * that were not taken, and after submission those alone that are counted as asked. For a test these are the ones delivered
 * to the first attempt, until the report is open: the number of later questions and the names of sets would reveal what
 * comes next.
 */
export const listVisibleQuestions = async (
  db: Handle,
  { assignment, recipient }: RecipientAssignment,
  view: {
    content: PinnedContent;
    isReportOpen: boolean;
    language: Language;
    /** The questions that were answered, once the attempt is submitted. */
    answeredAtEnd: ReadonlySet<number> | null;
  },
) => {
  const { content, isReportOpen, language, answeredAtEnd } = view;
  const attempt = await findFirstAttempt(db, recipient.id);
  const rules = attempt?.blueprint ?? bindContent(assignment, content);
  const untakenIds = rules ? listUntakenQuestionIds(rules, attempt?.state.routes ?? {}) : new Set<number>();
  const ownQuestions = questionsIn(content).filter(({ question }) => !untakenIds.has(question.questionId));
  const isLimited = assignment.mode === 'test' && !isReportOpen;
  const deliveredIds = isLimited && attempt ? listDeliveredQuestionIds(attempt) : new Set<number>();
  const hasMore =
    !isLimited && answeredAtEnd === null && rules !== null && hasModuleToCome(rules, attempt?.state.routes ?? {});
  const visible = isLimited
    ? ownQuestions.filter(({ question }) => deliveredIds.has(question.questionId))
    : ownQuestions;
  const hidesSetNames = isLimited && attempt !== undefined && isContentReleasedInStages(attempt.blueprint);
  const presentedIds = attempt && answeredAtEnd ? listPresentedIds(attempt, answeredAtEnd) : null;
  const questions = visible
    .map(({ question, set }, index) => ({
      question,
      number: index + 1,
      setTitle: hidesSetNames ? '' : localizedName(language, set.title, set.titleZh),
    }))
    .filter(({ question }) => presentedIds?.has(question.questionId) ?? true);
  return { questions, hasMore };
};
