import { localizedName, paginate } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { readContent } from '@inkstone/taking/server';
import {
  getMarkingState as getMarkingStateContract,
  listSubmissions as listSubmissionsContract,
  type Submission,
} from '../contract.ts';
import { findMarkableAssignment } from './marking-access.queries.ts';
import { listSubmissionSummaries, listSubmissionRows, listSubmissionsByAttempts } from './submissions.queries.ts';
import { countStates, toSubmission, buildPlacements, type QuestionPlacement } from './placements.ts';
import { chooseQueuePage, orderQueue, type QueueEntry } from './queue-page.ts';
import type { HandlerContext } from '@inkstone/call/server';

const maxSubmissions = 2000;

type QueueContext = Pick<HandlerContext<typeof getMarkingStateContract>, 'tx' | 'me' | 'now' | 'language'>;

/** An assignment that the caller may mark with all its submissions, by students; undefined for any other. */
const readAssignmentSubmissions = async ({ tx, me, now, language }: QueueContext, assignmentId: number) => {
  const work = await findMarkableAssignment(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, submissions: [] };
  const content = await readContent(tx, { assignmentId, paperRevisionId: work.paper_revision_id });
  const places = buildPlacements(work.blueprint, content, language);
  const rows = await listSubmissionRows(tx, { assignmentId, now });
  const submissions = rows.flatMap((row) => {
    const place = places.get(row.question_id);
    return place ? [{ row, submission: toSubmission(row, place, { language, personId: me.id }) }] : [];
  });
  return { work, submissions };
};

/** An assignment that the caller may mark, with what is needed to choose a page; undefined for any other. */
const readQueue = async ({ tx, me, now, language }: QueueContext, assignmentId: number) => {
  const work = await findMarkableAssignment(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, places: new Map<number, QuestionPlacement>(), entries: [] };
  const content = await readContent(tx, { assignmentId, paperRevisionId: work.paper_revision_id });
  const places = buildPlacements(work.blueprint, content, language);
  const keys = await listSubmissionSummaries(tx, { assignmentId, now });
  const entries = keys.flatMap((key): QueueEntry[] => {
    const place = places.get(key.question_id);
    if (!place) return [];
    const { attempt_id: attemptId, question_id: questId, student_id: studentId, state } = key;
    return [
      {
        ...{ attemptId, questId, studentId, state, number: place.number, skill: place.skill },
        isReady: state === 'draft' && key.has_points,
        isHeld: key.holder_id !== null && key.holder_id !== me.id,
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
  const known = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
  return (entry: QueueEntry): Submission[] => {
    const row = known.get(`${entry.attemptId}/${entry.questId}`);
    const place = places.get(entry.questId);
    return row && place ? [toSubmission(row, place, { language, personId: me.id })] : [];
  };
};

/** The submissions of one assignment: the first ones, or one page. */
export const listSubmissions = handleCall(listSubmissionsContract, async (ctx) => {
  const { input, language, notFound } = ctx;
  const assignmentQueue = await readQueue(ctx, input.id);
  if (!assignmentQueue) return notFound();
  const { work, entries, places } = assignmentQueue;
  const isKnown = (field: 'questId' | 'studentId', id: number | undefined) =>
    id === undefined || entries.some((entry) => entry[field] === id);
  if (!isKnown('questId', input.questId) || !isKnown('studentId', input.studentId)) return notFound();
  const filtered = entries.filter(
    ({ questId, studentId, skill }) =>
      (input.questId === undefined || questId === input.questId) &&
      (input.studentId === undefined || studentId === input.studentId) &&
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
    title: localizedName(language, work.title, work.title_zh),
    kind: work.kind,
    programme: work.programme,
    variant: work.variant,
    isWithdrawn: work.is_withdrawn,
    pieces: shown.flatMap(toSubmissions),
    counts: countStates(filtered),
    ready: filtered.filter(({ isReady }) => isReady).length,
    ...paged,
    around: {
      before: toPlaced(around.before),
      after: toPlaced(around.after),
      nextOpen: toPlaced(around.nextOpen),
      firstToMark: toPlaced(around.firstToMark),
    },
  };
});

/** Marking progress of one assignment. */
export const getMarkingState = handleCall(getMarkingStateContract, async (ctx) => {
  const assignment = await readAssignmentSubmissions(ctx, ctx.input.id);
  if (!assignment) return ctx.notFound();
  const { language } = ctx;
  const byStudent = [...Map.groupBy(assignment.submissions, ({ submission }) => submission.attemptId).values()];
  const { rows: onPage, ...paged } = paginate(byStudent, ctx.input);
  const byQuestion = [...Map.groupBy(assignment.submissions, ({ submission }) => submission.questId).values()];
  return {
    id: assignment.work.id,
    title: localizedName(language, assignment.work.title, assignment.work.title_zh),
    ...paged,
    students: onPage.flatMap((own) => {
      const first = own[0]?.submission;
      if (!first) return [];
      const markers = own.flatMap(({ row }) =>
        row.marker_name === null ? [] : localizedName(language, row.marker_name, row.marker_name_zh),
      );
      const { studentId, studentName, attemptId, handedInAt } = first;
      const counts = countStates(own.map(({ submission }) => submission));
      return [{ studentId, studentName, attemptId, handedInAt, markers: [...new Set(markers)], ...counts }];
    }),
    questions: byQuestion
      .flatMap((own) => {
        const first = own[0]?.submission;
        if (!first) return [];
        const { questId, number, kind, skill, sectionName, partName } = first;
        return [
          {
            questId,
            number,
            kind,
            skill,
            sectionName,
            partName,
            ...countStates(own.map(({ submission }) => submission)),
          },
        ];
      })
      .toSorted((a, b) => a.number - b.number),
  };
});
