import { readKeys, readPinnedSets, signedPictures, signedWithTranscript } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { errorDetail, errorOfStudent } from '../contract.ts';
import { dueDayAt } from './due-day.ts';
import { entryOf } from './entry.ts';
import { findEntry, findLatestAssignment, listEntries, listOccurrences, type EntryRow } from './error-book.queries.ts';
import { listResting } from './told.queries.ts';

const few = {
  since: null,
  dueOn: null,
  programme: undefined,
  subject: undefined,
  nodeId: undefined,
  sort: 'recent',
  page: 1,
} as const;

type Reading = Pick<HandlerContext<typeof errorDetail>, 'me' | 'tx' | 'now' | 'secret' | 'school'>;

/** An entry with its question and the answers to it, for whoever may read it. */
const pieceOf = async ({ me, tx, now, secret, school }: Reading, row: EntryRow) => {
  const assignmentId = await findLatestAssignment(tx, row.id);
  const keyed = (await readKeys(tx, [row.question_revision_id], { assignmentId })).get(row.question_revision_id);
  const content = await readPinnedSets(tx, [row.set_revision_id]);
  const set = content.sections[0]?.sets[0];
  if (!keyed || !set) return null;
  const reader = { secret, personId: me.id, now };
  const history = await listOccurrences(tx, { entryId: row.id, now });
  const byTeacher = getQuestionType(row.type).marking.by === 'teacher';
  return {
    entry: entryOf(row, me.language, dueDayAt(now, school.timeZone)),
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
  };
};

/** One entry of mine: it is in my book, so its key is mine to read, unless its question is being asked. */
export const readErrorDetail = handleCall(errorDetail, async (it) => {
  const { input, me, tx, now, school, refuse, notFound } = it;
  const row = await findEntry(tx, { id: input.id, studentId: me.id, now });
  if (!row) return notFound();
  const mine = { studentId: me.id, now };
  const resting = await listResting(tx, mine);
  if (resting.includes(row.question_id)) return refuse('error.resting');
  const piece = await pieceOf(it, row);
  if (!piece) return notFound();
  const siblings =
    row.node_id === null ? [] : await listEntries(tx, { ...few, ...mine, resting, nodeId: row.node_id, pageNum: 6 });
  const today = dueDayAt(now, school.timeZone);
  const due = await listEntries(tx, { ...few, ...mine, resting, dueOn: today, pageNum: 2 });
  return {
    ...piece,
    siblings: siblings.filter(({ id }) => id !== row.id).map((one) => entryOf(one, me.language, today)),
    nextId: due.find(({ id }) => id !== row.id)?.id ?? null,
  };
});

/** One entry of an own student, as it stands in the student's book. */
export const readErrorOfStudent = handleCall(errorOfStudent, async (it) => {
  const { input, me, tx, now, notFound } = it;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId: input.studentId }))) return notFound();
  const row = await findEntry(tx, { id: input.id, studentId: input.studentId, now });
  const piece = row && (await pieceOf(it, row));
  return piece ?? notFound();
});
