import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { analyseQuestion, submitAnalysis, submitAnalysisEtc } from '../contract.ts';
import { analysisKindOf } from '../rules.ts';
import {
  findAttemptAt,
  findOwnAttempt,
  writeAnalysis,
  type Analysed,
  type AnswerKey,
  type OwnAttempt,
} from './analysis.queries.ts';
import { isAskedNow } from './asked-now.queries.ts';
import { isOpenToStudent } from './opened-for.ts';

/** Whether the answer of this attempt is one to say something of; null where the attempt has none. */
const isForAnalysis = ({ blueprint, result }: OwnAttempt, questionId: number): boolean | null => {
  const score = result?.questions.find((one) => one.questionId === questionId);
  if (!score) return null;
  const section = blueprint.sections.find(({ id }) => id === score.sectionId);
  const { outcome, by } = score;
  return analysisKindOf({ skill: section?.skill ?? '', isAsked: section?.ownAnalysis ?? false, outcome, by }) !== null;
};

type Saving = HandlerContext<typeof analyseQuestion>;

const save = async (it: Saving, attempt: OwnAttempt | undefined) => {
  const { input, tx, now, school, refuse, notFound } = it;
  if (!attempt) return notFound();
  if (attempt.scored_at === null) return refuse('report.notHandedIn');
  const isFor = isForAnalysis(attempt, input.questId);
  if (isFor === null) return notFound();
  if (!(await isOpenToStudent(attempt, { db: tx, now, school }))) return refuse('report.notYet');
  if (await isAskedNow(tx, { attemptId: attempt.attempt_id, now })) return refuse('report.asked');
  if (!isFor) return refuse('analysis.notWrong');
  const key = { attemptId: attempt.attempt_id, questionId: input.questId };
  const { reason, evidence, plan, quote } = input;
  const version = await writeAnalysis(tx, key, { reason, evidence, plan, quote, readAt: input.version, now });
  if (version === undefined) return refuse('analysis.newer');
  return { attemptId: key.attemptId, version, savedAt: now.toISOString() };
};

const ofAttempt = async (it: HandlerContext<typeof submitAnalysis>) =>
  save(it, await findOwnAttempt(it.tx, { attemptId: it.input.attemptId, studentId: it.me.id }));

/** My analysis of an answer. */
export const saveAnalysis = handleCall(submitAnalysis, ofAttempt);

/** The same under its other name. */
export const saveAnalysisEtc = handleCall(submitAnalysisEtc, ofAttempt);

/** My analysis of a question, in my newest attempt that answered it. */
export const saveQuestionAnalysis = handleCall(analyseQuestion, async (it) =>
  save(it, await findAttemptAt(it.tx, { questionId: it.input.questId, studentId: it.me.id })),
);

/** Puts an analysis in as it was made, for the sample school. */
export const keepPastAnalysis = (tx: Tx, key: AnswerKey, it: Analysed & { savedAt: Date }): Promise<unknown> =>
  writeAnalysis(tx, key, { ...it, readAt: 0, now: it.savedAt });
