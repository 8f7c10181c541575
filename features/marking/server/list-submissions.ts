import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { readContent } from '@inkstone/taking/server';
import { listSubmissions as contract, type Submission } from '../contract.ts';
import { findMarkableAssignment } from './marking-access.queries.ts';
import {
  countHandedIn,
  findRecipientStudent,
  listSubmissionSummaries,
  listSubmissionsByAttempts,
} from './submissions.queries.ts';
import { countStates, toSubmission, buildPlacements, type QuestionPlacement } from './placements.ts';
import { chooseQueuePage, orderQueue, type QueueEntry, type QueueContext } from './queue-page.ts';

const maxSubmissions = 2000;

/** An assignment that the caller may mark, with what is needed to choose a page; undefined for any other. */
const readQueue = async ({ tx, me, now, language }: QueueContext, assignmentId: number) => {
  const work = await findMarkableAssignment(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, places: new Map<number, QuestionPlacement>(), entries: [] };
  const content = await readContent(tx, { assignmentId, paperRevisionId: work.paperRevisionId });
  const places = buildPlacements(work.blueprint, content, language);
  const keys = await listSubmissionSummaries(tx, { assignmentId, now });
  const entries = keys.flatMap((key): QueueEntry[] => {
    const place = places.get(key.questionId);
    if (!place) return [];
    const { attemptId, questionId, studentId, classId, state } = key;
    return [
      {
        ...{ attemptId, questionId, studentId, classId, state, number: place.number, skill: place.skill },
        isReady: state === 'draft' && key.hasPoints,
        isHeld: key.lockHolderId !== null && key.lockHolderId !== me.id,
      },
    ];
  });
  return { work, places, entries };
};

/** Reads the selected submissions completely. */
const readSelectedSubmissions = async (
  { tx, me, now, language }: QueueContext,
  { places, chosen }: { places: ReadonlyMap<number, QuestionPlacement>; chosen: readonly QueueEntry[] },
) => {
  const attemptIds = [...new Set(chosen.map(({ attemptId }) => attemptId))];
  const rows = await listSubmissionsByAttempts(tx, { attemptIds, now });
  const known = new Map(rows.map((row) => [`${row.attemptId}/${row.questionId}`, row]));
  return (entry: QueueEntry): Submission[] => {
    const row = known.get(`${entry.attemptId}/${entry.questionId}`);
    const place = places.get(entry.questionId);
    return row && place ? [toSubmission(row, place, { language, personId: me.id })] : [];
  };
};

/** How a student stands in the queue; null where none is named or the student does not have the work. */
const describeStudent = async (
  { tx, language }: QueueContext,
  queue: { assignmentId: number; studentId: number | undefined; entries: readonly QueueEntry[] },
) => {
  const { assignmentId, studentId, entries } = queue;
  if (studentId === undefined) return null;
  const row = await findRecipientStudent(tx, { assignmentId, studentId });
  if (!row) return null;
  const hasPieces = entries.some((entry) => entry.studentId === studentId);
  const standing = hasPieces ? 'toMark' : row.hasHandedIn ? 'nothing' : 'notHandedIn';
  return { id: studentId, name: localizedName(language, row.name, row.nameZh), standing } as const;
};

/** The submissions of one assignment: the first ones, or one page. */
export const listSubmissions = handleCall(contract, async (ctx) => {
  const { input, language, notFound } = ctx;
  const assignmentQueue = await readQueue(ctx, input.id);
  if (!assignmentQueue) return notFound();
  const { work, entries, places } = assignmentQueue;
  const isKnown = (field: 'questionId' | 'studentId', id: number | undefined) =>
    id === undefined || entries.some((entry) => entry[field] === id);
  if (!isKnown('questionId', input.questionId) || !isKnown('studentId', input.studentId)) return notFound();
  const filtered = entries.filter(
    ({ questionId, studentId, classId, skill }) =>
      (input.questionId === undefined || questionId === input.questionId) &&
      (input.studentId === undefined || studentId === input.studentId) &&
      (input.classId === undefined || classId === input.classId) &&
      (input.skill === undefined || skill === input.skill),
  );
  const queue = orderQueue(
    filtered.filter(({ state }) => input.state === undefined || state === input.state),
    input.order,
  );
  const { rows, paged, around } = chooseQueuePage(queue, input);
  const shown = rows.slice(0, maxSubmissions);
  const neighbours = Object.values(around).flatMap((near) => near?.entry ?? []);
  const toSubmissions = await readSelectedSubmissions(ctx, { places, chosen: [...shown, ...neighbours] });
  const toPlaced = (near: { entry: QueueEntry; place: number } | null) => {
    const [piece] = near ? toSubmissions(near.entry) : [];
    return near && piece ? { ...piece, place: near.place } : null;
  };
  return {
    id: work.id,
    title: localizedName(language, work.title, work.titleZh),
    kind: work.kind,
    programme: work.programme,
    variant: work.variant,
    isWithdrawn: work.isWithdrawn,
    submissions: shown.flatMap(toSubmissions),
    counts: countStates(filtered),
    ready: filtered.filter(({ isReady }) => isReady).length,
    handedIn: await countHandedIn(ctx.tx, work.id),
    student: await describeStudent(ctx, { assignmentId: work.id, studentId: input.nearStudentId, entries: filtered }),
    ...paged,
    around: {
      before: toPlaced(around.before),
      after: toPlaced(around.after),
      nextOpen: toPlaced(around.nextOpen),
      firstToMark: toPlaced(around.firstToMark),
    },
  };
});
