import { nextDayIn } from '@inkstone/base';
import { readKeys, signedPictures } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isAnswerTo } from '@inkstone/exam/logic';
import { markAlone } from '@inkstone/taking/server';
import { answerQuestion as questionContract, reviewError as contract } from '../contract.ts';
import { gradeOf, reviewed, wasReviewedOn } from '../rules.ts';
import {
  findLatestAssignment,
  listOccurrences,
  lockEntry,
  lockEntryAbout,
  type EntryRow,
} from './error-book.queries.ts';
import { insertOccurrences, updateEntry } from './feeding.queries.ts';
import { listResting } from './told.queries.ts';

type Trying = Pick<
  HandlerContext<typeof contract>,
  'tx' | 'me' | 'now' | 'school' | 'secret' | 'refuse' | 'notFound'
> & {
  input: Pick<HandlerContext<typeof contract>['input'], 'value' | 'withHelp' | 'seconds' | 'isKnown'>;
};

/** Trying an entry again: scored, kept, and scheduled by how it went. */
const tried = async ({ input, me, tx, now, school, secret, refuse, notFound }: Trying, row: EntryRow | undefined) => {
  if (!row) return notFound();
  const resting = await listResting(tx, { studentId: me.id, now });
  if (resting.includes(row.question_id)) return refuse('error.resting');
  const assignmentId = await findLatestAssignment(tx, row.id);
  const keys = await readKeys(tx, [row.question_revision_id], { assignmentId });
  const keyed = keys.get(row.question_revision_id);
  if (!keyed) return notFound();
  if (input.isKnown !== undefined) {
    const due = nextDayIn(now, school.timeZone).toISOString();
    const card = input.isKnown ? row.card : { ...row.card, due: row.card.due < due ? due : row.card.due };
    await updateEntry(tx, { id: row.id }, { card, leftAt: input.isKnown ? now : null, isError: false, at: now });
    const explanation = signedPictures(keyed.explanation, { secret, personId: me.id, now });
    return { isRight: null, key: keyed.key, explanation, dueAt: input.isKnown ? null : card.due };
  }
  const value = input.value ?? null;
  if (value !== null && !isAnswerTo(row, value)) return refuse('answer.unfit');
  const { by, outcome } = await markAlone({ type: row.type, prompt: row.prompt, key: keyed.key }, value);
  const isRight = by === 'machine' && outcome === 'right';
  // What only a teacher can mark is compared with the model by oneself: it comes back as something hard.
  const isCompared = by === 'teacher' && value !== null;
  const counts = isRight || isCompared;

  const before = await listOccurrences(tx, { entryId: row.id, now });
  const wasRightBefore = before.at(-1)?.is_right ?? false;
  const rating = gradeOf({ isRight: counts, withHelp: input.withHelp || isCompared, wasRightBefore });
  const { timeZone } = school;
  const answers = before.map((one) => ({ source: one.source, isRight: one.is_right, at: new Date(one.at) }));
  const day = { timeZone, wasReviewedToday: wasReviewedOn(answers, now, timeZone) };
  const next = reviewed(row.card, rating, now, day);
  const seconds = input.seconds ?? null;
  await insertOccurrences(tx, [
    { entryId: row.id, source: 'practice', attemptId: null, value, isRight: counts, rating, seconds, at: now },
  ]);
  const leftAt = next.isKnown ? now : null;
  await updateEntry(tx, { id: row.id }, { card: next.card, leftAt, isError: !counts, at: now });
  const explanation = signedPictures(keyed.explanation, { secret, personId: me.id, now });
  return {
    isRight: isCompared ? null : isRight,
    key: keyed.key,
    explanation,
    dueAt: next.isKnown ? null : next.card.due,
  };
};

/** An entry by its id. */
export const reviewError = handleCall(contract, async (it) =>
  tried(it, await lockEntry(it.tx, { id: it.input.id, studentId: it.me.id, now: it.now })),
);

/** The entry that is about a question. */
export const answerQuestion = handleCall(questionContract, async (it) =>
  tried(it, await lockEntryAbout(it.tx, { questionId: it.input.questId, studentId: it.me.id, now: it.now })),
);
