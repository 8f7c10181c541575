import { nextDayIn } from '@inkstone/base';
import { readKeys, signPictures } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isAnswerTo } from '@inkstone/exam/logic';
import { markSingleAnswer } from '@inkstone/taking/server';
import { countUse } from '@inkstone/session/server';
import { reviewQuestion as questionContract, reviewError as contract } from '../contract.ts';
import { computeGrade, reviewCard, wasReviewedOn, type StoredCard } from '../rules.ts';
import {
  findLatestAssignment,
  listOccurrences,
  lockEntry,
  lockEntryByQuestion,
  type EntryRow,
} from './error-book.queries.ts';
import { insertOccurrences, updateEntry } from './occurrences.queries.ts';
import { listRestingQuestions } from './disclosure.queries.ts';

type ReviewContext = Pick<
  HandlerContext<typeof contract>,
  'tx' | 'me' | 'now' | 'school' | 'secret' | 'refuse' | 'notFound'
> & {
  input: Pick<HandlerContext<typeof contract>['input'], 'value' | 'withHelp' | 'seconds' | 'isKnown'>;
};

// Characters that one person may store in a day by trying questions again, each try with its answer: about fifty times
// a long day of practice.
const maxDayLength = 5_000_000;
const lengthOfTry = 200;

/** Every try is stored, so a person's tries of a day are limited by their size. */
const countTry = ({ tx, me, now, input }: ReviewContext): Promise<void> => {
  const limit = { key: `practice ${me.id}`, most: maxDayLength, windowSeconds: 86_400 };
  return countUse(tx, now, limit, lengthOfTry + JSON.stringify(input.value ?? null).length);
};

/** Scores a review, stores it and schedules the next one. */
const handleReview = async (ctx: ReviewContext, row: EntryRow | undefined) => {
  const { input, me, tx, now, school, secret, refuse, notFound } = ctx;
  if (!row) return notFound();
  await countTry(ctx);
  const resting = await listRestingQuestions(tx, { studentId: me.id, now });
  if (resting.includes(row.questionId)) return refuse('error.resting');
  const assignmentId = await findLatestAssignment(tx, row.id);
  const keys = await readKeys(tx, [row.questionRevisionId], { assignmentId });
  const keyed = keys.get(row.questionRevisionId);
  if (!keyed) return notFound();
  if (input.isKnown !== undefined) {
    const due = nextDayIn(now, school.timeZone).toISOString();
    const { knownAt: _, ...scheduled } = row.card;
    const card: StoredCard = input.isKnown
      ? { ...scheduled, knownAt: now.toISOString() }
      : { ...scheduled, due: row.card.due < due ? due : row.card.due };
    await updateEntry(tx, { id: row.id }, { card, removedAt: input.isKnown ? now : null, isError: false, at: now });
    const explanation = signPictures(keyed.explanation, { secret, personId: me.id, now });
    return { isRight: null, key: keyed.key, explanation, dueAt: input.isKnown ? null : card.due };
  }
  const value = input.value ?? null;
  if (value !== null && !isAnswerTo(row, value)) return refuse('answer.unfit');
  const { by, outcome } = await markSingleAnswer({ type: row.type, prompt: row.prompt, key: keyed.key }, value);
  const isRight = by === 'machine' && outcome === 'right';
  // Answers that only a teacher can mark are compared with the model answer by the student and count as "hard".
  const isCompared = by === 'teacher' && value !== null;
  const countsAsRight = isRight || isCompared;

  const before = await listOccurrences(tx, { entryId: row.id, now });
  const wasRightBefore = before.at(-1)?.isRight ?? false;
  const rating = computeGrade({ isRight: countsAsRight, withHelp: input.withHelp || isCompared, wasRightBefore });
  const { timeZone } = school;
  const answers = before.map((occurrence) => ({
    source: occurrence.source,
    isRight: occurrence.isRight,
    at: occurrence.at,
  }));
  const day = { timeZone, wasReviewedToday: wasReviewedOn(answers, now, timeZone) };
  const next = reviewCard(row.card, rating, now, day);
  const seconds = input.seconds ?? null;
  await insertOccurrences(tx, [
    { entryId: row.id, source: 'practice', attemptId: null, value, isRight: countsAsRight, rating, seconds, at: now },
  ]);
  // Only a wrong answer brings a question back that has left the book.
  const removedAt = next.isKnown ? now : countsAsRight ? row.removedAt : null;
  const card = countsAsRight ? { ...next.card, knownAt: row.card.knownAt } : next.card;
  await updateEntry(tx, { id: row.id }, { card, removedAt, isError: !countsAsRight, at: now });
  const explanation = signPictures(keyed.explanation, { secret, personId: me.id, now });
  return {
    isRight: isCompared ? null : isRight,
    key: keyed.key,
    explanation,
    dueAt: removedAt === null ? card.due : null,
  };
};

/** Reviews an entry by its id. */
export const reviewError = handleCall(contract, async (ctx) =>
  handleReview(ctx, await lockEntry(ctx.tx, { id: ctx.input.id, studentId: ctx.me.id, now: ctx.now })),
);

/** Reviews the entry of a question. */
export const reviewQuestion = handleCall(questionContract, async (ctx) =>
  handleReview(
    ctx,
    await lockEntryByQuestion(ctx.tx, { questionId: ctx.input.questionId, studentId: ctx.me.id, now: ctx.now }),
  ),
);
