import * as z from 'zod';
import type { Tx } from '@inkstone/db';
import { listLenders } from '@inkstone/programmes/cards';
import type { listBankChangeItems } from './bank-changes.queries.ts';
import { findLiveNode } from './points.queries.ts';
import { listPaperProgrammes, lockSetsForEdit } from './set-edits.queries.ts';
import { wholeBank } from './set-access.queries.ts';

type Item = Awaited<ReturnType<typeof listBankChangeItems>>[number];
type LockedSet = Awaited<ReturnType<typeof lockSetsForEdit>>[number];

const Place = z.object({ programme: z.string(), subject: z.string() });
const Points = z.object({ main: z.int().nullable(), further: z.array(z.int()) });

const listPointIds = (value: unknown): number[] => {
  const { main, further } = Points.parse(value);
  return main === null ? further : [main, ...further];
};

/** Whether a set is still at the place that an edit gave it, with the points that it gave or with none. */
const isAsEdited = ({ programme, subject, questions }: LockedSet, items: readonly Item[]): boolean => {
  const place = items.find(({ field }) => field === 'place');
  const { programme: toProgramme, subject: toSubject } = Place.parse(place?.newValue);
  if (programme !== toProgramme || subject !== toSubject) return false;
  const points = new Map(
    items.filter(({ field }) => field === 'points').map((item) => [item.subjectId, item.newValue]),
  );
  return questions.every(({ revisionId, mainId, furtherIds }) => {
    const ids = mainId === null ? furtherIds : [mainId, ...furtherIds];
    const stored = points.get(revisionId);
    return stored === undefined ? ids.length === 0 : listPointIds(stored).join() === ids.join();
  });
};

/**
 * The sets that an edit moved and that cannot go back: their place, their points or their questions were changed since, a
 * former point is gone, or a paper that has them now takes none from their former programme. They stay as they are, since
 * a set has points of its own subject alone.
 */
export const listStayingSets = async (tx: Tx, items: readonly Item[]): Promise<number[]> => {
  const moves = items.filter(({ field }) => field === 'place');
  if (moves.length === 0) return [];
  const ids = moves.map(({ setId }) => setId);
  const sets = new Map((await lockSetsForEdit(tx, ids, wholeBank)).map((set) => [set.id, set]));
  const papers = Map.groupBy(await listPaperProgrammes(tx, ids), ({ setId }) => setId);
  const bySet = Map.groupBy(items, ({ setId }) => setId);
  const formerIds = items.flatMap(({ field, oldValue }) => (field === 'points' ? listPointIds(oldValue) : []));
  const goneIds = new Set<number>();
  for (const id of new Set(formerIds)) if (!(await findLiveNode(tx, id))) goneIds.add(id);
  const canGoBack = ({ setId, oldValue }: Item): boolean => {
    const set = sets.get(setId);
    const own = bySet.get(setId) ?? [];
    const { programme } = Place.parse(oldValue);
    const fitsPapers = (papers.get(setId) ?? []).every((paper) => listLenders(paper.programme).includes(programme));
    const hasPoints = own.every(
      ({ field, oldValue }) => field !== 'points' || !listPointIds(oldValue).some((id) => goneIds.has(id)),
    );
    return set !== undefined && fitsPapers && hasPoints && isAsEdited(set, own);
  };
  return moves.filter((move) => !canGoBack(move)).map(({ setId }) => setId);
};
