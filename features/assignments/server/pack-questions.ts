import {
  filesNamed,
  insertSet,
  readKeys,
  updateFilesUsed,
  type PinnedQuestion,
  type PinnedSet,
  type SetToKeep,
} from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { packQuest } from '../contract.ts';
import { questionsIn, readGiven } from './asked.ts';
import { kindsFor } from './own.ts';
import { findGiven, listSubjects } from './questions.queries.ts';

type Keys = Awaited<ReturnType<typeof readKeys>>;

const kept = (question: PinnedQuestion, keys: Keys) => {
  const keyed = keys.get(question.questionRevisionId);
  if (!keyed) throw new Error(`question revision ${question.questionRevisionId} has no key`);
  const { type, prompt, points, knowledgeNodeId, clip } = question;
  return { type, prompt, ...keyed, points, knowledgeNodeId, clip };
};

/** What a set of the bank shows is the bank's, files of one's own homework too. */
const shareFiles = (tx: Tx, { stimulus, questions }: Pick<SetToKeep, 'stimulus' | 'questions'>): Promise<void> => {
  const shown = stimulus.files.map(({ id }) => id);
  return updateFilesUsed(tx, [...new Set([...shown, ...filesNamed([stimulus, questions])])]);
};

/** Collects questions of given work into new sets of one's own: one for each text or recording that they share. */
export const packQuestions = handleCall(packQuest, async ({ input, me, tx, now, notFound }) => {
  const given = await findGiven(tx, { id: input.id, teacherId: me.id, kinds: kindsFor(me) });
  if (!given) return notFound();
  const all = await readGiven(tx, { id: given.id, paperRevisionId: given.paper_revision_id });
  const wanted = new Set(input.questIds);
  const chosen = questionsIn(all).filter(({ question }) => wanted.has(question.questionId));
  if (chosen.length !== wanted.size) return notFound();

  const keys = await readKeys(
    tx,
    chosen.map(({ question }) => question.questionRevisionId),
    { teacherId: me.id },
  );
  const groups = Map.groupBy(chosen, ({ set }) => set);
  const subjects = await listSubjects(
    tx,
    [...groups.keys()].map(({ setId }) => setId),
  );
  const titleOf = (title: string, { title: of }: Pick<PinnedSet, 'title'>) =>
    groups.size === 1 ? title : `${title} · ${of}`;
  const topicIds: number[] = [];
  for (const [set, own] of groups) {
    const { titleZh } = input;
    const content = { stimulus: set.stimulus, questions: own.map(({ question }) => kept(question, keys)) };
    await shareFiles(tx, content);
    const made = await insertSet(tx, {
      ownerId: me.id,
      now,
      programme: given.programme,
      subject: subjects.get(set.setId) ?? given.subject,
      title: titleOf(input.title, set),
      titleZh: titleZh ? titleOf(titleZh, { title: set.titleZh ?? set.title }) : null,
      ...content,
    });
    topicIds.push(made.setId);
  }
  return { topicIds, questions: chosen.length };
});
