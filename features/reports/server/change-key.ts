import { isDeepStrictEqual } from 'node:util';
import {
  applyKeyCorrection,
  cleanKey,
  listReferencedFiles,
  canManageBank,
  readKeys,
  reverseKeyCorrection,
  toSetViewer,
} from '@inkstone/bank/server';
import { dryRun } from '@inkstone/db';
import { handleCall } from '@inkstone/call/server';
import { readContent, questionsById, enqueueRescoreRecent } from '@inkstone/taking/server';
import { findProblems } from '@inkstone/exam/logic';
import { changeKey as contract } from '../contract.ts';
import {
  insertBatch,
  listCorrectedRevisions,
  listDeciders,
  listRevisions,
  lockBatch,
  updateApproval,
  updateBatchReversed,
  type QuestionRevision,
} from './regrade.queries.ts';
import { findTeacherAssignment } from './assignment-report.queries.ts';
import {
  listAffectedAttempts,
  listGivenAttempts,
  rescoreAffected,
  toKeyChangeInfo,
  type RegradeContext,
} from './rescore-affected.ts';

/**
 * The new key, the wording that it belongs to, every stored revision of the question, and the teacher whose assignments
 * it applies to; null for everyone's.
 */
interface KeyChange {
  key: unknown;
  form: QuestionRevision;
  revisions: readonly QuestionRevision[];
  teacherId: number | null;
}

/** The stored revisions that ask the question in the same words. */
const listSameWords = ({ form, revisions }: Pick<KeyChange, 'form' | 'revisions'>): readonly QuestionRevision[] =>
  revisions.filter(({ prompt }) => isDeepStrictEqual(prompt, form.prompt));

/**
 * The question as the caller's assignment contains it, whatever was edited since; otherwise the current one of the
 * bank.
 */
const findForm = async (
  { input, me, tx }: RegradeContext,
  revisions: readonly QuestionRevision[],
): Promise<QuestionRevision | undefined> => {
  const { assignmentId, questionId } = input;
  if (assignmentId === undefined) return revisions.find((form) => form.isHead) ?? revisions[0];
  const assignment = await findTeacherAssignment(tx, { id: assignmentId, teacherId: me.id });
  if (!assignment) return undefined;
  const content = await readContent(tx, { assignmentId, paperRevisionId: assignment.paperRevisionId });
  const pinned = questionsById(content).get(questionId);
  return revisions.find(({ id }) => id === pinned?.questionRevisionId);
};

const toAppliesTo = (teacherId: number | null) => (teacherId === null ? ('everyone' as const) : ('ownWork' as const));

/** Notifies the deciders that the caller proposes a key change for everyone. */
const notifyDeciders = async (ctx: RegradeContext, form: QuestionRevision): Promise<void> => {
  const deciderIds = await listDeciders(ctx.tx, form.ownerId);
  await ctx.emit('key.waiting', { ...toKeyChangeInfo(ctx, form), deciderIds });
};

/** Approves pending batches with this key and wording, and notifies their teachers. */
const approvePending = async (ctx: RegradeContext, change: KeyChange): Promise<void> => {
  const { input, me, tx, now, emit } = ctx;
  const { key, form } = change;
  const decision = { questionId: input.questionId, byId: me.id, at: now, approval: 'approved' as const };
  const formIds = listSameWords(change).map(({ id }) => id);
  const teacherIds = await updateApproval(tx, { ...decision, newKey: key, formIds });
  if (teacherIds.length > 0)
    await emit('key.decided', { ...toKeyChangeInfo(ctx, form), teacherIds, approval: decision.approval });
};

const applyChange = async (ctx: RegradeContext, change: KeyChange) => {
  const { input, me, tx, now } = ctx;
  const { key, form, teacherId } = change;
  const same = listSameWords(change);
  const oldKey = (await readKeys(tx, [form.id], { teacherId })).get(form.id)?.key ?? null;
  const corrections: number[] = [];
  for (const { id: questionRevisionId } of same) {
    const correction = await applyKeyCorrection(tx, { questionRevisionId, key, byId: me.id, now, teacherId });
    if (correction) corrections.push(correction.correctionId);
  }
  const affected = await listAffectedAttempts(ctx, new Set(same.map(({ id }) => id)));
  const touched = affected.filter((attempt) => teacherId === null || attempt.teacherId === teacherId);
  const outcome = await rescoreAffected(ctx, form, touched);
  await enqueueRescoreRecent(ctx, input.questionId);
  await ctx.emit('key.corrected', { ...toKeyChangeInfo(ctx, form), questionId: input.questionId });
  const waiting = listGivenAttempts(affected).length - listGivenAttempts(touched).length;
  const attempts = touched.map((attempt) => attempt.attemptId);
  const changes = {
    corrections,
    attempts,
    oldKey,
    newKey: key,
    changedCount: outcome.changes.length + outcome.elsewhere,
  };
  const approval = teacherId === null ? null : ('waiting' as const);
  const batchId = await insertBatch(tx, {
    questionId: input.questionId,
    byId: me.id,
    at: now,
    changes,
    teacherId,
    approval,
  });
  await (teacherId === null ? approvePending(ctx, change) : notifyDeciders(ctx, form));
  return { batchId, ...outcome, waiting, appliesTo: toAppliesTo(teacherId) };
};

const lockNamedBatch = async ({ input, tx, notFound }: RegradeContext) =>
  (input.batchId ? await lockBatch(tx, { id: input.batchId, questionId: input.questionId }) : undefined) ?? notFound();

const reverseBatch = async (ctx: RegradeContext, form: QuestionRevision, mayDecide: boolean) => {
  const { me, tx, now, refuse, notFound } = ctx;
  const batch = await lockNamedBatch(ctx);
  // Another teacher's change in their own assignments is not visible to the caller, as in the list.
  if (batch.teacherId !== null && batch.teacherId !== me.id) return notFound();
  if (batch.teacherId === null && !mayDecide) return refuse('regrade.notYours');
  if (batch.reversedAt !== null) return refuse('regrade.reversed');
  if (batch.hasNewer) return refuse('regrade.newer');
  for (const correctionId of batch.changes.corrections)
    await reverseKeyCorrection(tx, { correctionId, byId: me.id, now });
  // Attempts submitted since then were scored by this key as well.
  const affected = await listAffectedAttempts(ctx, await listCorrectedRevisions(tx, batch.changes.corrections));
  const touched = affected.filter(({ teacherId: id }) => batch.teacherId === null || id === batch.teacherId);
  const outcome = await rescoreAffected(ctx, form, touched);
  await enqueueRescoreRecent(ctx, ctx.input.questionId);
  await updateBatchReversed(tx, { id: batch.id, at: now });
  return { batchId: batch.id, ...outcome, waiting: 0, appliesTo: toAppliesTo(batch.teacherId) };
};

/** Approves a pending change for everyone, or leaves it in its teacher's own assignments. */
const decideBatch = async (
  ctx: RegradeContext,
  { form, revisions }: Pick<KeyChange, 'form' | 'revisions'>,
  mayDecide: boolean,
) => {
  const { input, me, tx, now, emit, refuse } = ctx;
  if (!mayDecide) return refuse('regrade.notYours');
  const batch = await lockNamedBatch(ctx);
  if (batch.approval !== 'waiting') return refuse('regrade.decided');
  if (input.mode === 'approve') {
    // It applies to the wording in which its teacher changed it, whatever the bank contains by now.
    const corrected = await listCorrectedRevisions(tx, batch.changes.corrections);
    const changed = revisions.find(({ id }) => corrected.has(id)) ?? form;
    return applyChange(ctx, { key: batch.changes.newKey, form: changed, revisions, teacherId: null });
  }
  const decision = { questionId: input.questionId, byId: me.id, at: now, approval: 'declined' as const };
  const teacherIds = await updateApproval(tx, { ...decision, batchId: batch.id });
  await emit('key.decided', { ...toKeyChangeInfo(ctx, form), teacherIds, approval: decision.approval });
  return { batchId: batch.id, changes: [], elsewhere: 0, unchanged: 0, waiting: 0, appliesTo: 'ownWork' as const };
};

/**
 * Corrects a wrong key for every attempt with the question in this wording: dry run, apply, or reverse. The set's
 * author and bank managers change it for everyone, others in their own assignments until it is approved.
 */
export const changeKey = handleCall(contract, async (ctx) => {
  const { input, me, tx, refuse, notFound } = ctx;
  const isGiven = input.assignmentId !== undefined;
  const revisions = await listRevisions(tx, {
    setId: input.setId,
    questionId: input.questionId,
    isGiven,
    viewer: toSetViewer(me),
  });
  const form = await findForm(ctx, revisions);
  if (!form) return notFound();
  const mayDecide = form.ownerId === me.id || canManageBank(me);
  if (input.mode === 'reverse') return reverseBatch(ctx, form, mayDecide);
  if (input.mode === 'approve' || input.mode === 'decline') return decideBatch(ctx, { form, revisions }, mayDecide);
  const key = cleanKey(input.key ?? null);
  const change = { key, form, revisions, teacherId: mayDecide ? null : me.id };
  const problems = findProblems({ type: form.type, prompt: form.prompt, key });
  const same = listSameWords(change).map(({ id }) => id);
  const keys = await readKeys(tx, same, { teacherId: change.teacherId });
  const shown = new Set(listReferencedFiles(keys.get(form.id)?.key));
  const isUnfit = Object.keys(problems).length > 0 || listReferencedFiles(key).some((id) => !shown.has(id));
  if (isUnfit) return refuse('regrade.unfit');
  if (same.every((id) => isDeepStrictEqual(keys.get(id)?.key, key))) return refuse('regrade.sameKey');
  if (input.mode === 'apply') return applyChange(ctx, change);
  // The dry run is the real change, rolled back.
  const outcome = await dryRun(tx, () => applyChange(ctx, change));
  return { ...outcome, batchId: null };
});
