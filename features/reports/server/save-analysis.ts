import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import {
  saveQuestionAnalysis as saveQuestionAnalysisContract,
  saveAnalysis as saveAnalysisContract,
  saveTextAnalysis as saveTextAnalysisContract,
} from '../contract.ts';
import { getAnalysisKind, type AnalysisKind } from '../rules.ts';
import {
  findLatestAttempt,
  findOwnAttempt,
  writeAnalysis,
  type AnalysisContent,
  type AnswerReference,
  type OwnAttempt,
} from './analysis.queries.ts';
import { isInOpenTest } from './open-test.queries.ts';
import { isOpenToStudent } from './is-open-to-student.ts';

/** How the student may analyse this answer; null where they may not, undefined where the attempt has no such answer. */
const findAnalysisKind = ({ blueprint, result }: OwnAttempt, questionId: number): AnalysisKind | null | undefined => {
  const score = result?.questions.find((scored) => scored.questionId === questionId);
  if (!score) return undefined;
  const section = blueprint.sections.find(({ id }) => id === score.sectionId);
  const { outcome, by } = score;
  return getAnalysisKind({ skill: section?.skill ?? '', isRequested: section?.ownAnalysis ?? false, outcome, by });
};

type SaveAnalysisContext = HandlerContext<typeof saveQuestionAnalysisContract>;

const saveContent = async (
  ctx: SaveAnalysisContext,
  attempt: OwnAttempt | undefined,
  isInScope: (kind: AnalysisKind) => boolean = () => true,
) => {
  const { input, tx, now, school, refuse, notFound } = ctx;
  if (!attempt) return notFound();
  if (attempt.scoredAt === null) return refuse('report.notHandedIn');
  const kind = findAnalysisKind(attempt, input.questionId);
  if (kind === undefined || (kind !== null && !isInScope(kind))) return notFound();
  if (!(await isOpenToStudent(attempt, { db: tx, now, school }))) return refuse('report.notYet');
  if (await isInOpenTest(tx, { attemptId: attempt.attemptId, now })) return refuse('report.asked');
  if (kind === null) return refuse('analysis.notWrong');
  const key = { attemptId: attempt.attemptId, questionId: input.questionId };
  const { reason, evidence, plan, quote } = input;
  const version = await writeAnalysis(tx, key, { reason, evidence, plan, quote, readAt: input.version, now });
  if (version === undefined) return refuse('analysis.newer');
  return { attemptId: key.attemptId, version, savedAt: now.toISOString() };
};

const saveForAttempt = async (ctx: HandlerContext<typeof saveAnalysisContract>) =>
  saveContent(ctx, await findOwnAttempt(ctx.tx, { attemptId: ctx.input.attemptId, studentId: ctx.me.id }));

/** Saves the student's analysis of an answer. */
export const saveAnalysis = handleCall(saveAnalysisContract, saveForAttempt);

/** Saves the student's analysis of a marked text. */
export const saveTextAnalysis = handleCall(saveTextAnalysisContract, async (ctx) =>
  saveContent(
    ctx,
    await findOwnAttempt(ctx.tx, { attemptId: ctx.input.attemptId, studentId: ctx.me.id }),
    (kind) => kind === 'text',
  ),
);

/** Saves the student's analysis of a question in their latest attempt that answered it. */
export const saveQuestionAnalysis = handleCall(saveQuestionAnalysisContract, async (ctx) =>
  saveContent(ctx, await findLatestAttempt(ctx.tx, { questionId: ctx.input.questionId, studentId: ctx.me.id })),
);

/** Inserts a past analysis, for the sample school. */
export const insertPastAnalysis = (
  tx: Tx,
  key: AnswerReference,
  content: AnalysisContent & { savedAt: Date },
): Promise<unknown> => writeAnalysis(tx, key, { ...content, readAt: 0, now: content.savedAt });
