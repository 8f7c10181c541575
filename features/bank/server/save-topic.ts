import { setImmediate as nextTurn } from 'node:timers/promises';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { saveTopic as contract, type QuestionDraft } from '../contract.ts';
import { longestClipSeconds, problemOfClip } from '../rules.ts';
import { listFilesForSet, updateFilesUsed } from './files.queries.ts';
import { filesNamed } from './signed.ts';
import { findSetFormulaFaultInTurns, tidyQuestion, tidyStimulus } from './tidy-set.ts';
import { insertNextRevision, insertSet, type SetToKeep } from './write-set.ts';
import { findNode, listPointIds, listQuestionIds, lockSet } from './write-sets.queries.ts';

type It = HandlerContext<typeof contract>;

/** Cleans and checks one question after the other; others have their turn between two of them, for a set may be large. */
const tidyQuestions = async ({ input, refuse }: It): Promise<QuestionDraft[]> => {
  const questions: QuestionDraft[] = [];
  for (const [index, draft] of input.questions.entries()) {
    await nextTurn();
    const tidy = tidyQuestion(draft);
    questions.push(typeof tidy === 'string' ? refuse(tidy, { number: index + 1 }) : tidy);
  }
  return questions;
};

/** The place in the tree that the set and its questions name has to be there. */
const checkPlaces = async ({ input, tx, refuse }: It): Promise<void> => {
  const subjectCode = `${input.programme}.${input.subject}`;
  if (!(await findNode(tx, subjectCode))) return refuse('set.placeUnknown');
  const points = new Set(await listPointIds(tx, subjectCode));
  const foreign = input.questions.findIndex(({ knowledgeNodeId: id }) => id !== null && !points.has(id));
  if (foreign >= 0) return refuse('question.pointUnknown', { number: foreign + 1 });
};

/** Files of the set with their kinds, all marked as kept; a file of somebody else's work is refused like a missing one. */
const keepFiles = async ({ tx, me, refuse }: It, stimulus: SetToKeep['stimulus'], content: unknown) => {
  const shown = stimulus.files.map((file) => file.id);
  const fileIds = [...new Set([...shown, ...filesNamed(content)])];
  const rows = fileIds.length === 0 ? [] : await listFilesForSet(tx, { fileIds, personId: me.id });
  const mimes = new Map(rows.map((row) => [row.id, row.mime]));
  if (mimes.size < fileIds.length) return refuse('set.fileMissing');
  await updateFilesUsed(tx, fileIds);
  return shown.map((id) => ({ id, mime: mimes.get(id) ?? '' }));
};

/** LaTeX that no reader could make out is refused with its place. */
const checkFormulas = async ({ refuse }: It, set: Parameters<typeof findSetFormulaFaultInTurns>[0]): Promise<void> => {
  const found = await findSetFormulaFaultInTurns(set);
  if (!found) return;
  const { number, fault } = found;
  if (number === null) return refuse('set.formulaWrong', { ...fault });
  refuse('question.formulaWrong', { number, ...fault });
};

/** A recording may be called a film by what recorded it. */
const recordingIn = ({ files, audioSeconds }: SetToKeep['stimulus']) =>
  files.some(({ mime }) => /^(audio|video)\//.test(mime)) ? { seconds: audioSeconds ?? null } : null;

/** What a question plays again has to lie in the recording of its set. */
const checkClips = ({ refuse }: It, { stimulus, questions }: Pick<SetToKeep, 'stimulus' | 'questions'>): void => {
  const recording = recordingIn(stimulus);
  for (const [index, { clip }] of questions.entries()) {
    const problem = clip ? problemOfClip(clip, recording) : undefined;
    if (problem) refuse(`question.${problem}`, { number: index + 1, seconds: longestClipSeconds });
  }
};

const setOf = async (it: It): Promise<SetToKeep> => {
  const { programme, subject, title, titleZh } = it.input;
  const questions = await tidyQuestions(it);
  await checkPlaces(it);
  const draft = tidyStimulus(it.input.stimulus);
  await checkFormulas(it, { stimulus: draft, questions });
  const stimulus = { ...draft, files: draft.files.map(({ id }) => ({ id, mime: '' })) };
  const files = await keepFiles(it, stimulus, [stimulus.html, stimulus.transcript, questions]);
  const content = { stimulus: { ...stimulus, files }, questions };
  checkClips(it, content);
  return { programme, subject, title, titleZh, ...content };
};

/** Keeps a new set, or the next revision of one that nobody saved meanwhile. */
export const saveTopic = handleCall(contract, async (it) => {
  const { input, me, tx, now, language, refuse, notFound } = it;
  if (input.topicId === undefined) {
    const fresh = input.questions.findIndex((question) => question.id !== undefined);
    if (fresh >= 0) return refuse('question.notOfSet', { number: fresh + 1 });
    const kept = await insertSet(tx, { ...(await setOf(it)), ownerId: me.id, now });
    return { topicId: kept.setId, version: 1, revisionId: kept.setRevisionId, questionIds: kept.questionIds };
  }

  const setId = input.topicId;
  const current = await lockSet(tx, setId);
  if (!current) return notFound();
  if (input.version !== current.head) {
    return refuse('set.savedMeanwhile', { name: localizedName(language, current.name, current.name_zh) });
  }
  const own = new Set(await listQuestionIds(tx, setId));
  const ids = input.questions.map((question) => question.id);
  const foreign = ids.findIndex((id, index) => id !== undefined && (!own.has(id) || ids.indexOf(id) !== index));
  if (foreign >= 0) return refuse('question.notOfSet', { number: foreign + 1 });

  const number = current.head + 1;
  const kept = await insertNextRevision(tx, { setId, number }, { set: await setOf(it), savedBy: me.id, now });
  return { topicId: setId, version: number, revisionId: kept.setRevisionId, questionIds: kept.questionIds };
});
