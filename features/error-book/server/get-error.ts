import { keepWrongOptions, listWrongOptions } from '@inkstone/exam/evidence';
import { readKeys, readPinnedSets, signPictures, signStimulusWithTranscript } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getQuestionType, listOptionRecords } from '@inkstone/exam/logic';
import { isStudentOfTeacher } from '@inkstone/people/server';
import { getMyError as getMyErrorContract, getStudentError as getStudentErrorContract } from '../contract.ts';
import { getDueDay } from '../rules.ts';
import { toEntry } from './to-entry.ts';
import {
  findDueIds,
  findEntry,
  findLatestAssignment,
  listEntries,
  listOccurrences,
  type EntryRow,
} from './error-book.queries.ts';
import { listRestingQuestions } from './disclosure.queries.ts';

const firstPage = {
  since: null,
  dueOn: null,
  programme: undefined,
  subject: undefined,
  nodeId: undefined,
  sort: 'recent',
  page: 1,
} as const;

type ReadContext = Pick<HandlerContext<typeof getMyErrorContract>, 'me' | 'tx' | 'now' | 'secret' | 'school'>;

/** Reads an entry with its question and answers; the caller has checked access. */
const readEntryDetail = async (
  { me, tx, now, secret, school }: ReadContext,
  row: EntryRow,
  resting: readonly number[],
) => {
  const assignmentId = await findLatestAssignment(tx, row.id);
  const keyed = (await readKeys(tx, [row.questionRevisionId], { assignmentId })).get(row.questionRevisionId);
  const content = await readPinnedSets(tx, [row.setRevisionId]);
  const set = content.sections[0]?.sets[0];
  if (!keyed || !set) return null;
  const reader = { secret, personId: me.id, now };
  const history = await listOccurrences(tx, { entryId: row.id, now });
  const byTeacher = getQuestionType(row.type).marking.by === 'teacher';
  const today = getDueDay(now, school.timeZone);
  const book = { studentId: row.studentId, now, resting };
  const ids = await findDueIds(tx, { ...book, ids: [row.id] }, today);
  return {
    entry: toEntry(row, me.language, { end: today.end, ids }),
    kind: row.type,
    prompt: signPictures(row.prompt, reader),
    key: keyed.key,
    explanation: signPictures(keyed.explanation, reader),
    evidence: keyed.evidence,
    distractors: keepWrongOptions(
      keyed.distractors,
      listWrongOptions(listOptionRecords(getQuestionType(row.type), row.prompt), keyed.key),
    ),
    stimulus: signStimulusWithTranscript(set.stimulus, reader),
    clip: set.questions.find(({ questionId }) => questionId === row.questionId)?.clip ?? null,
    history: history.map((occurrence) => ({
      at: occurrence.at.toISOString(),
      source: occurrence.source,
      value: occurrence.value,
      isRight: byTeacher && occurrence.source === 'practice' && occurrence.value !== null ? null : occurrence.isRight,
      seconds: occurrence.secondsSpent,
    })),
  };
};

/** Returns one of the student's own entries with its key, unless it rests. */
export const getMyError = handleCall(getMyErrorContract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const row = await findEntry(tx, { id: input.id, studentId: me.id, now });
  if (!row) return notFound();
  const bookKey = { studentId: me.id, now };
  const resting = await listRestingQuestions(tx, bookKey);
  if (resting.includes(row.questionId)) return refuse('error.resting');
  const detail = await readEntryDetail(ctx, row, resting);
  if (!detail) return notFound();
  const siblings =
    row.nodeId === null
      ? []
      : await listEntries(tx, { ...firstPage, ...bookKey, resting, nodeId: row.nodeId, pageNum: 6 });
  const today = getDueDay(now, school.timeZone);
  const due = await listEntries(tx, { ...firstPage, ...bookKey, resting, dueOn: today, pageNum: 2 });
  const ids = await findDueIds(tx, { ...bookKey, resting, ids: siblings.map(({ id }) => id) }, today);
  return {
    ...detail,
    siblings: siblings
      .filter(({ id }) => id !== row.id)
      .map((sibling) => toEntry(sibling, me.language, { end: today.end, ids })),
    nextId: due.find(({ id }) => id !== row.id)?.id ?? null,
  };
});

/** Returns one entry of a teacher's own student. */
export const getStudentError = handleCall(getStudentErrorContract, async (ctx) => {
  const { input, me, tx, now, notFound } = ctx;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId: input.studentId }))) return notFound();
  const row = await findEntry(tx, { id: input.id, studentId: input.studentId, now });
  const detail = row && (await readEntryDetail(ctx, row, []));
  return detail ?? notFound();
});
