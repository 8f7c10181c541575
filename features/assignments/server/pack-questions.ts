import {
  listReferencedFiles,
  insertSet,
  readCopyAccess,
  readKeys,
  updateFilesUsed,
  withCurrentPoints,
  type PinnedQuestion,
  type PinnedSet,
  type SetInput,
} from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { packQuestions as contract } from '../contract.ts';
import { questionsIn, readAssignedContent } from './assigned-content.ts';
import { permittedKinds } from './assignment-family.ts';
import { findOwnAssignment, listSubjects } from './questions.queries.ts';

type Keys = Awaited<ReturnType<typeof readKeys>>;

const toStoredQuestion = (question: PinnedQuestion, keys: Keys) => {
  const keyWithExplanation = keys.get(question.questionRevisionId);
  if (!keyWithExplanation) throw new Error(`question revision ${question.questionRevisionId} has no key`);
  const { type, prompt, points, knowledgeNodeId, furtherNodeIds, clip, rubric } = question;
  return { type, prompt, ...keyWithExplanation, points, knowledgeNodeId, furtherNodeIds, clip, rubric };
};

/** Files of a set in the bank belong to the bank, also those of the teacher's own homework. */
const shareFiles = (tx: Tx, { stimulus, questions }: Pick<SetInput, 'stimulus' | 'questions'>): Promise<void> => {
  const fileIds = stimulus.files.map(({ id }) => id);
  return updateFilesUsed(tx, [...new Set([...fileIds, ...listReferencedFiles([stimulus, questions])])]);
};

/** Copies questions of an assignment into new sets of the teacher, one for each stimulus that they share. */
export const packQuestions = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const assignment = await findOwnAssignment(tx, { id: input.id, teacherId: me.id, kinds: permittedKinds(me) });
  if (!assignment) return notFound();
  const pinned = await readAssignedContent(tx, { id: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const all = await withCurrentPoints(tx, pinned);
  const requestedIds = new Set(input.questionIds);
  const selected = questionsIn(all).filter(({ question }) => requestedIds.has(question.questionId));
  if (selected.length !== requestedIds.size) return notFound();

  const keys = await readKeys(
    tx,
    selected.map(({ question }) => question.questionRevisionId),
    { teacherId: me.id },
  );
  const groups = Map.groupBy(selected, ({ set }) => set);
  const subjects = await listSubjects(
    tx,
    [...groups.keys()].map(({ setId }) => setId),
  );
  const titleFor = (title: string, { title: of }: Pick<PinnedSet, 'title'>) =>
    groups.size === 1 ? title : `${title} · ${of}`;
  const setIds: number[] = [];
  for (const [set, items] of groups) {
    const { titleZh } = input;
    const content = {
      stimulus: set.stimulus,
      questions: items.map(({ question }) => toStoredQuestion(question, keys)),
    };
    await shareFiles(tx, content);
    const savedSet = await insertSet(tx, {
      ownerId: me.id,
      now,
      programme: assignment.programme,
      subject: subjects.get(set.setId) ?? assignment.subject,
      title: titleFor(input.title, set),
      titleZh: titleZh ? titleFor(titleZh, { title: set.titleZh ?? set.title }) : null,
      ...content,
      generalAccess: await readCopyAccess(tx, [set.setId]),
    });
    setIds.push(savedSet.setId);
  }
  return { setIds, questions: selected.length };
});
