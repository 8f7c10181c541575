import { readKeys, readPinnedSets, signedPictures, signedWithTranscript } from '@inkstone/bank/server';
import { answer } from '@inkstone/call/server';
import { questionTypeOf } from '@inkstone/exam/logic';
import { errorDetail as contract } from '../contract.ts';
import { entryOf } from './entry.ts';
import { findEntry, listEntries, listOccurrences } from './error-book.queries.ts';

const few = {
  since: null,
  dueBy: null,
  programme: undefined,
  subject: undefined,
  nodeId: undefined,
  sort: 'recent',
  page: 1,
} as const;

/** One entry of mine: it is in my book, so its key is mine to read. */
export const readErrorDetail = answer(contract, async ({ input, me, tx, now, secret, notFound }) => {
  const row = await findEntry(tx, { id: input.id, studentId: me.id, now });
  if (!row) return notFound();
  const keys = await readKeys(tx, [row.question_revision_id]);
  const keyed = keys.get(row.question_revision_id);
  const content = await readPinnedSets(tx, [row.set_revision_id]);
  const set = content.sections[0]?.sets[0];
  if (!keyed || !set) return notFound();
  const reader = { secret, personId: me.id, now };
  const history = await listOccurrences(tx, { entryId: row.id, now });
  const siblings =
    row.node_id === null
      ? []
      : await listEntries(tx, { ...few, studentId: me.id, now, nodeId: row.node_id, pageNum: 6 });
  const byTeacher = questionTypeOf(row.type).marking.by === 'teacher';
  const due = await listEntries(tx, { ...few, studentId: me.id, now, dueBy: now, pageNum: 2 });
  return {
    entry: entryOf(row, me.language, now),
    kind: row.type,
    prompt: signedPictures(row.prompt, reader),
    key: keyed.key,
    explanation: signedPictures(keyed.explanation, reader),
    stimulus: signedWithTranscript(set.stimulus, reader),
    clip: set.questions.find(({ questionId }) => questionId === row.question_id)?.clip ?? null,
    history: history.map((one) => ({
      at: new Date(one.at).toISOString(),
      source: one.source,
      value: one.value,
      isRight: byTeacher && one.source === 'practice' && one.value !== null ? null : one.is_right,
      seconds: one.seconds_spent,
    })),
    siblings: siblings.filter(({ id }) => id !== row.id).map((one) => entryOf(one, me.language, now)),
    nextId: due.find(({ id }) => id !== row.id)?.id ?? null,
  };
});
