import { setImmediate as nextTurn } from 'node:timers/promises';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { saveQuestionSet as contract, type QuestionDraft, type StimulusDraft } from '../contract.ts';
import { maxClipSeconds, findClipProblem } from '../rules.ts';
import { listFilesForSet, updateFilesUsed } from './files.queries.ts';
import { listReferencedFiles } from './sign-content.ts';
import {
  findSetEvidenceProblemInTurns,
  findSetFormulaFaultInTurns,
  cleanQuestion,
  cleanStimulus,
} from './clean-set.ts';
import { readMergedPoints } from './points.queries.ts';
import { lockTreeForSets } from './set-places.queries.ts';
import { insertNextRevision, insertSet, type SetInput } from './write-set.ts';
import { findNode, listPointIds, listQuestionIds, lockSet } from './write-sets.queries.ts';
import { withKnownSources } from './rubrics/known-sources.ts';
import { readCopyAccess, toSetViewer } from './set-access.queries.ts';

type SaveTopicContext = HandlerContext<typeof contract>;

/** Sanitises and checks one question after the other, yielding in between, since a set may be large. */
const cleanQuestions = async ({ input, refuse }: SaveTopicContext): Promise<QuestionDraft[]> => {
  const questions: QuestionDraft[] = [];
  for (const [index, draft] of input.questions.entries()) {
    await nextTurn();
    const cleaned = cleanQuestion(draft);
    questions.push(typeof cleaned === 'string' ? refuse(cleaned, { number: index + 1 }) : cleaned);
  }
  return questions;
};

/** Points that were merged since the editor was opened are those that took their questions over. */
const resolvePoints = async (tx: Tx, questions: readonly QuestionDraft[]): Promise<QuestionDraft[]> => {
  const ids = questions.flatMap(({ knowledgeNodeId, furtherNodeIds = [] }) => [
    knowledgeNodeId ?? 0,
    ...furtherNodeIds,
  ]);
  const merged = await readMergedPoints(tx, ids);
  const resolve = (id: number) => merged.get(id) ?? id;
  return questions.map(({ knowledgeNodeId, furtherNodeIds = [], ...question }) => ({
    ...question,
    knowledgeNodeId: knowledgeNodeId === null ? null : resolve(knowledgeNodeId),
    furtherNodeIds: furtherNodeIds.map(resolve),
  }));
};

/** The subject and knowledge points of the set must exist. */
const checkNodes = async (
  { input, tx, refuse }: SaveTopicContext,
  questions: readonly QuestionDraft[],
): Promise<void> => {
  const subjectCode = `${input.programme}.${input.subject}`;
  if (!(await findNode(tx, subjectCode))) return refuse('set.placeUnknown');
  const points = new Set(await listPointIds(tx, subjectCode));
  const foreign = questions.findIndex(({ knowledgeNodeId, furtherNodeIds = [] }) =>
    [knowledgeNodeId, ...furtherNodeIds].some((id) => id !== null && !points.has(id)),
  );
  if (foreign >= 0) return refuse('question.pointUnknown', { number: foreign + 1 });
};

/**
 * Marks the set's files as used and returns their types; a file that the person neither uploaded nor may use by a set is
 * refused like a missing one.
 */
const markFilesUsed = async (
  { tx, me, refuse }: SaveTopicContext,
  stimulus: SetInput['stimulus'],
  content: unknown,
) => {
  const shownIds = stimulus.files.map((file) => file.id);
  const fileIds = [...new Set([...shownIds, ...listReferencedFiles(content)])];
  const rows = fileIds.length === 0 ? [] : await listFilesForSet(tx, { fileIds, viewer: toSetViewer(me) });
  const mimes = new Map(rows.map((row) => [row.id, row.mime]));
  if (mimes.size < fileIds.length) return refuse('set.fileMissing');
  await updateFilesUsed(tx, fileIds);
  return shownIds.map((id) => ({ id, mime: mimes.get(id) ?? '' }));
};

/** Refuses LaTeX that cannot be parsed, with its position. */
const checkFormulas = async (
  { refuse }: SaveTopicContext,
  set: Parameters<typeof findSetFormulaFaultInTurns>[0],
): Promise<void> => {
  const problem = await findSetFormulaFaultInTurns(set);
  if (!problem) return;
  const { number, fault } = problem;
  if (number === null) return refuse('set.formulaWrong', { ...fault });
  refuse('question.formulaWrong', { number, ...fault });
};

/** A recorder may label audio as video. */
const findRecording = ({ files, audioSeconds }: SetInput['stimulus']) =>
  files.some(({ mime }) => /^(audio|video)\//.test(mime)) ? { seconds: audioSeconds ?? null } : null;

/** Every clip must lie within the set's recording. */
const checkClips = (
  { refuse }: SaveTopicContext,
  { stimulus, questions }: Pick<SetInput, 'stimulus' | 'questions'>,
): void => {
  const recording = findRecording(stimulus);
  for (const [index, { clip }] of questions.entries()) {
    const problem = clip ? findClipProblem(clip, recording) : undefined;
    if (problem) refuse(`question.${problem}`, { number: index + 1, seconds: maxClipSeconds });
  }
};

/** Every quote must stand in the set's text, and only wrong options have a kind. */
const checkEvidence = async (
  { refuse }: SaveTopicContext,
  set: { stimulus: StimulusDraft; questions: readonly QuestionDraft[] },
): Promise<void> => {
  const fault = await findSetEvidenceProblemInTurns(set);
  if (fault) refuse(`question.${fault.problem}`, { number: fault.number });
};

const buildSet = async (ctx: SaveTopicContext): Promise<SetInput> => {
  const { programme, subject, title, titleZh, tags } = ctx.input;
  const questions = await withKnownSources(ctx.tx, await resolvePoints(ctx.tx, await cleanQuestions(ctx)));
  await checkNodes(ctx, questions);
  const draft = cleanStimulus(ctx.input.stimulus);
  await checkFormulas(ctx, { stimulus: draft, questions });
  await checkEvidence(ctx, { stimulus: draft, questions });
  const stimulus = { ...draft, files: draft.files.map(({ id }) => ({ id, mime: '' })) };
  const files = await markFilesUsed(ctx, stimulus, [stimulus.html, stimulus.transcript, questions]);
  const content = { stimulus: { ...stimulus, files }, questions };
  checkClips(ctx, content);
  return { programme, subject, title, titleZh, tags, ...content };
};

/** Saves a new set, or the next revision if nobody else saved meanwhile. */
export const saveQuestionSet = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  await lockTreeForSets(tx);
  if (input.setId === undefined) {
    const unexpectedId = input.questions.findIndex((question) => question.id !== undefined);
    if (unexpectedId >= 0) return refuse('question.notOfSet', { number: unexpectedId + 1 });
    const generalAccess = await readCopyAccess(tx, input.copiedFrom === undefined ? [] : [input.copiedFrom]);
    const saved = await insertSet(tx, { ...(await buildSet(ctx)), ownerId: me.id, now, generalAccess });
    return { setId: saved.setId, version: 1, revisionId: saved.setRevisionId, questionIds: saved.questionIds };
  }

  const setId = input.setId;
  const current = await lockSet(tx, setId, toSetViewer(me));
  if (!current) return notFound();
  if (!current.isEditable) return refuse('set.notEditable');
  if (input.version !== current.head) {
    return refuse('set.savedMeanwhile', { name: localizedName(language, current.name, current.nameZh) });
  }
  const ownIds = new Set(await listQuestionIds(tx, setId));
  const ids = input.questions.map((question) => question.id);
  const foreign = ids.findIndex((id, index) => id !== undefined && (!ownIds.has(id) || ids.indexOf(id) !== index));
  if (foreign >= 0) return refuse('question.notOfSet', { number: foreign + 1 });

  const number = current.head + 1;
  const saved = await insertNextRevision(tx, { setId, number }, { set: await buildSet(ctx), savedBy: me.id, now });
  return { setId, version: number, revisionId: saved.setRevisionId, questionIds: saved.questionIds };
});
