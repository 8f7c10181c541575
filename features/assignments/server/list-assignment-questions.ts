import { buildExcerpt } from '@inkstone/bank/server';
import { localizedName, toPercent } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { listAssignmentQuestions as contract } from '../contract.ts';
import { questionsIn, readAssignedContent } from './assigned-content.ts';
import { permittedKinds } from './assignment-family.ts';
import {
  countSubmitted,
  findOwnAssignment,
  isRecipientInAssignment,
  listOutcomes,
  listTallies,
  type OutcomeRow,
  type TallyRow,
} from './questions.queries.ts';
import { listRemovedQuestions } from './removed-questions.queries.ts';

type ReadContext = Pick<HandlerContext<typeof contract>, 'tx' | 'language'>;
type QuestionInSet = ReturnType<typeof questionsIn>[number];

/** Maps an outcome to the values of the API. */
export const toOutcome = (outcome: OutcomeRow['outcome'] | undefined) =>
  outcome === undefined || outcome === 'notChosen' ? ('notAsked' as const) : outcome;

/**
 * Computes the percentage of a question's points that was earned, among students who saw it and whose answer is scored.
 */
const computeRate = (tally: TallyRow | undefined, points: number): number | null => {
  const rate = tally ? toPercent(tally.earned, (tally.shown - tally.toMark) * points) : null;
  return rate === null ? null : Math.min(100, rate);
};

interface QuestionFacts {
  handedIn: number;
  tallies: ReadonlyMap<number, TallyRow>;
  removed: ReadonlyMap<number, Date>;
  /** The outcomes of the requested student; null if none was requested. */
  outcomes: ReadonlyMap<number, OutcomeRow> | null;
}

const toAssignmentQuestion = (
  { set, question }: QuestionInSet,
  index: number,
  facts: QuestionFacts,
  { language }: ReadContext,
) => {
  const { questionId } = question;
  const tally = facts.tallies.get(questionId);
  // The exam's scoring may use other points than the question's.
  const points = tally?.possible || question.points;
  const toMark = tally?.toMark ?? 0;
  const outcome = facts.outcomes?.get(questionId);
  return {
    questionId,
    number: index + 1,
    setId: set.setId,
    setTitle: localizedName(language, set.title, set.titleZh),
    kind: question.type,
    excerpt: buildExcerpt(question.prompt),
    points: points / 100,
    markedBy: getQuestionType(question.type).marking.by,
    handedIn: facts.handedIn,
    answered: tally?.answered ?? 0,
    toMark,
    rate: computeRate(tally, points),
    removedAt: facts.removed.get(questionId)?.toISOString() ?? null,
    mine: facts.outcomes && { outcome: toOutcome(outcome?.outcome), notes: outcome?.notes ?? 0 },
  };
};

/** Reads the questions of an assignment with their results, for the class and for one student. */
export const readQuestions = async (
  ctx: ReadContext,
  assignment: { id: number; paperRevisionId: number | null },
  recipientId?: number,
) => {
  const { tx } = ctx;
  const content = await readAssignedContent(tx, { id: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const outcomes =
    recipientId === undefined ? null : await listOutcomes(tx, { assignmentId: assignment.id, recipientId });
  const facts: QuestionFacts = {
    handedIn: await countSubmitted(tx, assignment.id),
    tallies: new Map((await listTallies(tx, assignment.id)).map((row) => [row.questionId, row])),
    removed: await listRemovedQuestions(tx, assignment.id),
    outcomes: outcomes && new Map(outcomes.map((row) => [row.questionId, row])),
  };
  return questionsIn(content).map((questionInSet, index) => ({
    ...questionInSet,
    shown: toAssignmentQuestion(questionInSet, index, facts, ctx),
  }));
};

/** The questions of the teacher's assignment. */
export const listAssignmentQuestions = handleCall(contract, async (ctx) => {
  const { input, me, tx, notFound } = ctx;
  const assignment = await findOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: permittedKinds(me) });
  if (!assignment) return notFound();
  const { recipientId } = input;
  if (recipientId !== undefined && !(await isRecipientInAssignment(tx, { assignmentId: assignment.id, recipientId })))
    return notFound();
  return { questions: (await readQuestions(ctx, assignment, recipientId)).map(({ shown }) => shown) };
});
