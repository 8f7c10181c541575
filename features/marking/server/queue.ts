import { nameIn } from '@inkstone/base';
import { answer } from '@inkstone/call/server';
import { contentOf } from '@inkstone/taking/server';
import { correctDetail, correctDetailList, type Piece } from '../contract.ts';
import { findMarkableWork } from './may-mark.queries.ts';
import { listPieces } from './pieces.queries.ts';
import { countsOf, pieceOf, placesOf } from './places.ts';
import type { Deciding } from '@inkstone/call/server';

const most = 2000;

type Asked = Pick<Deciding<typeof correctDetail>, 'tx' | 'me' | 'now' | 'language'>;

/** An assignment that I may mark with all its pieces, by students; undefined for any other. */
const workOf = async ({ tx, me, now, language }: Asked, assignmentId: number) => {
  const work = await findMarkableWork(tx, { assignmentId, personId: me.id });
  if (!work) return undefined;
  if (!work.blueprint) return { work, rows: [], pieces: [] };
  const content = await contentOf(tx, { assignmentId, paperRevisionId: work.paper_revision_id });
  const places = placesOf(work.blueprint, content, language);
  const rows = await listPieces(tx, { assignmentId, now });
  const pieces = rows.flatMap((row) => {
    const place = places.get(row.question_id);
    return place ? [{ row, piece: pieceOf(row, place, { language, personId: me.id }) }] : [];
  });
  return { work, rows, pieces };
};

/** The queue in the order of marking: students keep the order of their names, questions that of the work. */
const ordered = (pieces: readonly Piece[], by: 'question' | 'student'): Piece[] => {
  const studentAt = new Map([...new Set(pieces.map(({ attemptId }) => attemptId))].map((id, index) => [id, index]));
  const student = (piece: Piece): number => studentAt.get(piece.attemptId) ?? 0;
  return pieces.toSorted((one, other) => {
    const byStudent = student(one) - student(other);
    const byQuestion = one.number - other.number;
    return by === 'question' ? byQuestion || byStudent : byStudent || byQuestion;
  });
};

/** The pieces of one assignment. */
export const listQueue = answer(correctDetailList, async (it) => {
  const { input, language, notFound } = it;
  const found = await workOf(it, input.id);
  if (!found) return notFound();
  const { work } = found;
  const all = found.pieces.map(({ piece }) => piece);
  const isKnown = (what: 'questId' | 'studentId', id: number | undefined) =>
    id === undefined || all.some((piece) => piece[what] === id);
  if (!isKnown('questId', input.questId) || !isKnown('studentId', input.studentId)) return notFound();
  const asked = all.filter(
    ({ questId, studentId, skill }) =>
      (input.questId === undefined || questId === input.questId) &&
      (input.studentId === undefined || studentId === input.studentId) &&
      (input.skill === undefined || skill === input.skill),
  );
  const shown = asked.filter(({ state }) => input.state === undefined || state === input.state);
  return {
    id: work.id,
    title: nameIn(language, work.title, work.title_zh),
    kind: work.kind,
    programme: work.programme,
    variant: work.variant,
    isWithdrawn: work.is_withdrawn,
    pieces: ordered(shown, input.order).slice(0, most),
    counts: countsOf(asked),
  };
});

/** How the marking of one assignment stands. */
export const readMarkingState = answer(correctDetail, async (it) => {
  const found = await workOf(it, it.input.id);
  if (!found) return it.notFound();
  const { language } = it;
  const byStudent = [...Map.groupBy(found.pieces, ({ piece }) => piece.attemptId).values()];
  const byQuestion = [...Map.groupBy(found.pieces, ({ piece }) => piece.questId).values()];
  return {
    id: found.work.id,
    title: nameIn(language, found.work.title, found.work.title_zh),
    students: byStudent.flatMap((own) => {
      const first = own[0]?.piece;
      if (!first) return [];
      const markers = own.flatMap(({ row }) =>
        row.marker_name === null ? [] : nameIn(language, row.marker_name, row.marker_name_zh),
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
