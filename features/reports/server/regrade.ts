import { isDeepStrictEqual } from 'node:util';
import { applyKeyCorrection, cleanKey, filesNamed, readKeys, reverseKeyCorrection } from '@inkstone/bank/server';
import { nameIn } from '@inkstone/base';
import { rehearsed } from '@inkstone/db';
import { answer, type Deciding } from '@inkstone/call/server';
import { problemsOf, questionTypeOf } from '@inkstone/exam/logic';
import { contentOf, lockAttempt, questionsById, scoreAgain } from '@inkstone/taking/server';
import { regrade as contract } from '../contract.ts';
import { points } from './numbers.ts';
import {
  insertBatch,
  listAnswered,
  listForms,
  lockBatch,
  readStanding,
  updateBatchReversed,
  type QuestionForm,
} from './regrade.queries.ts';

type Regrading = Deciding<typeof contract>;
type Answered = Awaited<ReturnType<typeof listAnswered>>[number];

/** The attempts that were asked one of these stored forms of the question. */
const touchedBy = async (it: Regrading, formIds: ReadonlySet<number>): Promise<Answered[]> => {
  const answered = await listAnswered(it.tx, it.input.questId);
  const touched: Answered[] = [];
  for (const one of answered) {
    const content = await contentOf(it.tx, { assignmentId: one.assignment_id, paperRevisionId: one.paper_revision_id });
    const pinned = questionsById(content).get(it.input.questId);
    if (pinned && formIds.has(pinned.questionRevisionId)) touched.push(one);
  }
  return touched;
};

const scoreAll = async ({ tx, now, school, tell }: Regrading, attemptIds: readonly number[]): Promise<void> => {
  for (const id of attemptIds) {
    const row = await lockAttempt(tx, id);
    if (row) await scoreAgain({ tx, now, school, tell }, row);
  }
};

const outcomeOf = ({ earned, possible }: { earned: number | null; possible: number | null }) => ({
  outcome: earned === null ? 'toBeMarked' : earned === possible ? 'right' : earned > 0 ? 'partial' : 'wrong',
  points: earned === null ? null : points(earned),
});

const nothing = { earned: null, possible: null, score: null };

/** Scores the touched attempts again and tells who changed, from what to what; of other teachers' students only how many. */
const changesOf = async (it: Regrading, form: QuestionForm, touched: readonly Answered[]) => {
  const ids = touched.map((one) => one.attempt_id);
  const before = await readStanding(it.tx, ids, it.input.questId);
  await scoreAll(it, ids);
  const after = await readStanding(it.tx, ids, it.input.questId);
  const type = questionTypeOf(form.type);
  const changed = touched.flatMap((one) => {
    const was = before.get(one.attempt_id) ?? nothing;
    const is = after.get(one.attempt_id) ?? nothing;
    return was.earned === is.earned && was.score === is.score ? [] : [{ one, was, is }];
  });
  const changes = changed
    .filter(({ one }) => one.teacher_id === it.me.id)
    .map(({ one, was, is }) => ({
      attemptId: one.attempt_id,
      assignmentId: one.assignment_id,
      assignmentTitle: nameIn(it.language, one.title, one.title_zh),
      studentName: nameIn(it.language, one.name, one.name_zh),
      answer: one.value === null ? '' : type.spell(one.value, form.prompt),
      from: outcomeOf(was),
      to: outcomeOf(is),
      scoreFrom: was.score === null ? null : points(was.score),
      scoreTo: is.score === null ? null : points(is.score),
    }));
  return { changes, elsewhere: changed.length - changes.length, unchanged: touched.length - changed.length };
};

/** What the key becomes, and everything stored that asks the question. */
interface Change {
  key: unknown;
  head: QuestionForm;
  forms: readonly QuestionForm[];
}

const applied = async (it: Regrading, { key, head, forms }: Change) => {
  const { input, me, tx, now } = it;
  const same = forms.filter((form) => isDeepStrictEqual(form.prompt, head.prompt));
  const was = (await readKeys(tx, [head.id])).get(head.id)?.key ?? null;
  const corrections: number[] = [];
  for (const form of same) {
    const made = await applyKeyCorrection(tx, { questionRevisionId: form.id, key, byId: me.id, now });
    if (made) corrections.push(made.correctionId);
  }
  const touched = await touchedBy(it, new Set(same.map(({ id }) => id)));
  const outcome = await changesOf(it, head, touched);
  const attempts = touched.map((one) => one.attempt_id);
  const kept = { corrections, attempts, was, becomes: key, changed: outcome.changes.length + outcome.elsewhere };
  const batchId = await insertBatch(tx, { questionId: input.questId, byId: me.id, at: now, changes: kept });
  return { batchId, ...outcome };
};

const reversed = async (it: Regrading, head: QuestionForm) => {
  const { input, me, tx, now, refuse, notFound } = it;
  const batch = input.batchId ? await lockBatch(tx, { id: input.batchId, questionId: input.questId }) : undefined;
  if (!batch) return notFound();
  if (batch.reversed_at !== null) return refuse('regrade.reversed');
  if (batch.has_newer) return refuse('regrade.newer');
  for (const correctionId of batch.changes.corrections)
    await reverseKeyCorrection(tx, { correctionId, byId: me.id, now });
  const answered = await listAnswered(tx, input.questId);
  const touched = answered.filter((one) => batch.changes.attempts.includes(one.attempt_id));
  const outcome = await changesOf(it, head, touched);
  await updateBatchReversed(tx, { id: batch.id, at: now });
  return { batchId: batch.id, ...outcome };
};

/** A wrong key changed for every attempt that was asked the question in these words: tried, applied, or taken back. */
export const regrade = answer(contract, async (it) => {
  const { input, tx, refuse, notFound } = it;
  const forms = await listForms(tx, { setId: input.topicId, questionId: input.questId });
  const head = forms.find((form) => form.is_head) ?? forms[0];
  if (!head) return notFound();
  if (input.mode === 'reverse') return reversed(it, head);
  const key = cleanKey(input.key ?? null);
  const problems = problemsOf({ type: head.type, prompt: head.prompt, key });
  const counts = (await readKeys(tx, [head.id])).get(head.id)?.key;
  const shown = new Set(filesNamed(counts));
  const isUnfit = Object.keys(problems).length > 0 || filesNamed(key).some((id) => !shown.has(id));
  if (isUnfit) return refuse('regrade.unfit');
  if (isDeepStrictEqual(counts, key)) return refuse('regrade.sameKey');
  const change = { key, head, forms };
  if (input.mode === 'apply') return applied(it, change);
  // The dry run is the doing itself, taken back.
  const outcome = await rehearsed(tx, () => applied(it, change));
  return { ...outcome, batchId: null };
});
