import { localizedName, takePage } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { contentOf } from '@inkstone/taking/server';
import { correctDetail, correctDetailList, type Piece } from '../contract.ts';
import { findMarkableWork } from './may-mark.queries.ts';
import { listPieceKeys, listPieces, listPiecesOfAttempts } from './pieces.queries.ts';
import { countsOf, pieceOf, placesOf, type Place } from './places.ts';
import { chooseQueuePage, orderQueue, type QueueEntry } from './queue-page.ts';
import type { HandlerContext } from '@inkstone/call/server';

const most = 2000;

type Asked = Pick<HandlerContext<typeof correctDetail>, 'tx' | 'me' | 'now' | 'language'>;

/** An assignment that I may mark with all its pieces, by students; undefined for any other. */
const workOf = async ({ tx, me, now, language }: Asked, assignmentId: number) => {
  const work = await findMarkableWork(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, pieces: [] };
  const content = await contentOf(tx, { assignmentId, paperRevisionId: work.paper_revision_id });
  const places = placesOf(work.blueprint, content, language);
  const rows = await listPieces(tx, { assignmentId, now });
  const pieces = rows.flatMap((row) => {
    const place = places.get(row.question_id);
    return place ? [{ row, piece: pieceOf(row, place, { language, personId: me.id }) }] : [];
  });
  return { work, pieces };
};

/** An assignment that I may mark, with what its pieces are chosen and drawn by; undefined for any other. */
const readQueue = async ({ tx, me, now, language }: Asked, assignmentId: number) => {
  const work = await findMarkableWork(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, places: new Map<number, Place>(), entries: [] };
  const content = await contentOf(tx, { assignmentId, paperRevisionId: work.paper_revision_id });
  const places = placesOf(work.blueprint, content, language);
  const keys = await listPieceKeys(tx, { assignmentId, now });
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

/** The chosen pieces whole. */
const readPieces = async (
  { tx, me, now, language }: Asked,
  { places, chosen }: { places: ReadonlyMap<number, Place>; chosen: readonly QueueEntry[] },
) => {
  const attemptIds = [...new Set(chosen.map(({ attemptId }) => attemptId))];
  const rows = await listPiecesOfAttempts(tx, { attemptIds, now });
  const known = new Map(rows.map((row) => [`${row.attempt_id}/${row.question_id}`, row]));
  return (entry: QueueEntry): Piece[] => {
    const row = known.get(`${entry.attemptId}/${entry.questId}`);
    const place = places.get(entry.questId);
    return row && place ? [pieceOf(row, place, { language, personId: me.id })] : [];
  };
};

/** The pieces of one assignment, the first of them or one page. */
export const listQueue = handleCall(correctDetailList, async (it) => {
  const { input, language, notFound } = it;
  const found = await readQueue(it, input.id);
  if (!found) return notFound();
  const { work, entries, places } = found;
  const isKnown = (field: 'questId' | 'studentId', id: number | undefined) =>
    id === undefined || entries.some((entry) => entry[field] === id);
  if (!isKnown('questId', input.questId) || !isKnown('studentId', input.studentId)) return notFound();
  const asked = entries.filter(
    ({ questId, studentId, skill }) =>
      (input.questId === undefined || questId === input.questId) &&
      (input.studentId === undefined || studentId === input.studentId) &&
      (input.skill === undefined || skill === input.skill),
  );
  const queue = orderQueue(
    asked.filter(({ state }) => input.state === undefined || state === input.state),
    input.order,
  );
  const { rows, paged, around } = chooseQueuePage(queue, input);
  const shown = rows.slice(0, most);
  const neighbours = Object.values(around).flatMap((near) => near?.entry ?? []);
  const toPieces = await readPieces(it, { places, chosen: [...shown, ...neighbours] });
  const toPlaced = (near: { entry: QueueEntry; place: number } | null) => {
    const [piece] = near ? toPieces(near.entry) : [];
    return near && piece ? { ...piece, place: near.place } : null;
  };
  return {
    id: work.id,
    title: localizedName(language, work.title, work.title_zh),
    kind: work.kind,
    programme: work.programme,
    variant: work.variant,
    isWithdrawn: work.is_withdrawn,
    pieces: shown.flatMap(toPieces),
    counts: countsOf(asked),
    ready: asked.filter(({ isReady }) => isReady).length,
    ...paged,
    around: {
      before: toPlaced(around.before),
      after: toPlaced(around.after),
      nextOpen: toPlaced(around.nextOpen),
      firstToMark: toPlaced(around.firstToMark),
    },
  };
});

/** How the marking of one assignment stands. */
export const readMarkingState = handleCall(correctDetail, async (it) => {
  const found = await workOf(it, it.input.id);
  if (!found) return it.notFound();
  const { language } = it;
  const byStudent = [...Map.groupBy(found.pieces, ({ piece }) => piece.attemptId).values()];
  const { rows: onPage, ...paged } = takePage(byStudent, it.input);
  const byQuestion = [...Map.groupBy(found.pieces, ({ piece }) => piece.questId).values()];
  return {
    id: found.work.id,
    title: localizedName(language, found.work.title, found.work.title_zh),
    ...paged,
    students: onPage.flatMap((own) => {
      const first = own[0]?.piece;
      if (!first) return [];
      const markers = own.flatMap(({ row }) =>
        row.marker_name === null ? [] : localizedName(language, row.marker_name, row.marker_name_zh),
      );
      const { studentId, studentName, attemptId, handedInAt } = first;
      const counts = countsOf(own.map(({ piece }) => piece));
      return [{ studentId, studentName, attemptId, handedInAt, markers: [...new Set(markers)], ...counts }];
    }),
    questions: byQuestion
      .flatMap((own) => {
        const first = own[0]?.piece;
        if (!first) return [];
        const { questId, number, kind, skill, sectionName, partName } = first;
        return [{ questId, number, kind, skill, sectionName, partName, ...countsOf(own.map(({ piece }) => piece)) }];
      })
      .toSorted((one, other) => one.number - other.number),
  };
});
