import { insertSet, readKeys, type PinnedQuestion, type PinnedSet } from '@inkstone/bank/server';
import { answer } from '@inkstone/call/server';
import { packQuest } from '../contract.ts';
import { questionsIn, readGiven } from './asked.ts';
import { findGiven, listSubjects } from './questions.queries.ts';

type Keys = Awaited<ReturnType<typeof readKeys>>;

const kept = (question: PinnedQuestion, keys: Keys) => {
  const keyed = keys.get(question.questionRevisionId);
  if (!keyed) throw new Error(`question revision ${question.questionRevisionId} has no key`);
  const { type, prompt, points, knowledgeNodeId } = question;
  return { type, prompt, ...keyed, points, knowledgeNodeId };
};

/** Collects questions of given work into new sets of one's own: one for each text or recording that they share. */
export const packQuestions = answer(packQuest, async ({ input, me, tx, now, notFound }) => {
  const given = await findGiven(tx, { id: input.id, teacherId: me.id });
  if (!given) return notFound();
  const content = await readGiven(tx, { id: given.id, paperRevisionId: given.paper_revision_id });
  const wanted = new Set(input.questIds);
  const chosen = questionsIn(content).filter(({ question }) => wanted.has(question.questionId));
  if (chosen.length !== wanted.size) return notFound();

  const keys = await readKeys(
    tx,
    chosen.map(({ question }) => question.questionRevisionId),
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
    const made = await insertSet(tx, {
      ownerId: me.id,
      now,
      programme: given.programme,
      subject: subjects.get(set.setId) ?? given.subject,
      title: titleOf(input.title, set),
      titleZh: titleZh ? titleOf(titleZh, { title: set.titleZh ?? set.title }) : null,
      stimulus: set.stimulus,
      questions: own.map(({ question }) => kept(question, keys)),
    });
    topicIds.push(made.setId);
  }
  return { topicIds, questions: chosen.length };
});
