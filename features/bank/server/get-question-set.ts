import { handleCall } from '@inkstone/call/server';
import { getQuestionSet as contract } from '../contract.ts';
import { readKeyChanges } from './key-changes.ts';
import { countPapersOfSet, findRevision, findSet, listQuestionsWithKeys } from './read-sets.queries.ts';
import { toQuestionRecord, toSetListItem } from './records.ts';
import { signStimulusWithTranscript } from './sign-content.ts';
import { toSetViewer } from './set-access.queries.ts';

/** A set with all its questions and keys, in its newest or an earlier revision. */
export const getQuestionSet = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, notFound } = ctx;
  const set = await findSet(tx, input.setId, toSetViewer(me));
  if (!set) return notFound();
  const revision = await findRevision(tx, set.id, input.version ?? set.head);
  if (!revision) return notFound();

  const reader = { secret, personId: me.id, now };
  const questions = await listQuestionsWithKeys(tx, [revision.id]);
  return {
    set: {
      ...toSetListItem(set, me.id),
      title: revision.title,
      titleZh: revision.titleZh,
      questionCount: questions.length,
      stimulus: signStimulusWithTranscript(revision.stimulus, reader),
      shownVersion: revision.number,
      savedAt: revision.savedAt.toISOString(),
      savedBy: { id: revision.savedById, name: revision.savedByName, nameZh: revision.savedByNameZh },
      paperCount: await countPapersOfSet(tx, set.id),
    },
    keyChanges: await readKeyChanges(ctx, set.ownerId, questions),
    questions: questions.map((question) => toQuestionRecord(question, reader)),
  };
});
