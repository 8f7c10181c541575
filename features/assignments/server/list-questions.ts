import { excerptOf } from '@inkstone/bank/server';
import { localizedName, toPercent } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { getQuestList } from '../contract.ts';
import { questionsIn, readGiven } from './asked.ts';
import { kindsFor } from './own.ts';
import {
  countHandedIn,
  findGiven,
  isRecipientOf,
  listOutcomes,
  listTallies,
  type OutcomeRow,
  type TallyRow,
} from './questions.queries.ts';
import { listRemoved } from './removed.queries.ts';

type Reading = Pick<HandlerContext<typeof getQuestList>, 'tx' | 'language'>;
type Asked = ReturnType<typeof questionsIn>[number];

/** How a question went for one student, as the wire names it. */
export const outcomeOf = (outcome: OutcomeRow['outcome'] | undefined) =>
  outcome === undefined || outcome === 'notChosen' ? ('notAsked' as const) : outcome;

/** The share of a question's points that those earned who were shown it and whose answer is scored. */
const rateOf = (tally: TallyRow | undefined, points: number): number | null => {
  const rate = tally ? toPercent(tally.earned, (tally.shown - tally.to_mark) * points) : null;
  return rate === null ? null : Math.min(100, rate);
};

interface Facts {
  handedIn: number;
  tallies: ReadonlyMap<number, TallyRow>;
  removed: ReadonlyMap<number, Date>;
  /** Of one student; null where nobody was asked about. */
  outcomes: ReadonlyMap<number, OutcomeRow> | null;
}

const givenQuestionOf = ({ set, question }: Asked, index: number, facts: Facts, { language }: Reading) => {
  const { questionId } = question;
  const tally = facts.tallies.get(questionId);
  // An exam may count by points of its own.
  const points = tally?.possible || question.points;
  const toMark = tally?.to_mark ?? 0;
  const own = facts.outcomes?.get(questionId);
  return {
    questId: questionId,
    number: index + 1,
    setId: set.setId,
    setTitle: localizedName(language, set.title, set.titleZh),
    kind: question.type,
    excerpt: excerptOf(question.prompt),
    points: points / 100,
    markedBy: getQuestionType(question.type).marking.by,
    handedIn: facts.handedIn,
    answered: tally?.answered ?? 0,
    toMark,
    rate: rateOf(tally, points),
    removedAt: facts.removed.get(questionId)?.toISOString() ?? null,
    mine: facts.outcomes && { outcome: outcomeOf(own?.outcome), notes: own?.notes ?? 0 },
  };
};

/** The questions of an assignment with how they went, for the class and for one student. */
export const readQuestions = async (
  it: Reading,
  given: { id: number; paper_revision_id: number | null },
  recipientId?: number,
) => {
  const { tx } = it;
  const content = await readGiven(tx, { id: given.id, paperRevisionId: given.paper_revision_id });
  const outcomes = recipientId === undefined ? null : await listOutcomes(tx, { assignmentId: given.id, recipientId });
  const facts: Facts = {
    handedIn: await countHandedIn(tx, given.id),
    tallies: new Map((await listTallies(tx, given.id)).map((row) => [row.question_id, row])),
    removed: await listRemoved(tx, given.id),
    outcomes: outcomes && new Map(outcomes.map((row) => [row.question_id, row])),
  };
  return questionsIn(content).map((asked, index) => ({
    ...asked,
    shown: givenQuestionOf(asked, index, facts, it),
  }));
};

/** The questions of work that this teacher gave. */
export const listQuestions = handleCall(getQuestList, async (it) => {
  const { input, me, tx, notFound } = it;
  const given = await findGiven(tx, { id: input.id, teacherId: me.id, kinds: kindsFor(me) });
  if (!given) return notFound();
  const { recipientId } = input;
  if (recipientId !== undefined && !(await isRecipientOf(tx, { assignmentId: given.id, recipientId })))
    return notFound();
  return { questions: (await readQuestions(it, given, recipientId)).map(({ shown }) => shown) };
});
