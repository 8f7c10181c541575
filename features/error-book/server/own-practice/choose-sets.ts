import { listClosedSets } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { choosePracticeSets, type PracticeCandidate } from '../../practice-rules.ts';
import { listSeenSets, listUnseenSets, readCandidates, readLevel } from './own-practice.queries.ts';

/** From where sets are chosen. */
export interface PracticeScope {
  studentId: number;
  now: Date;
  /** Places of the tree, any of which a set may stand at. */
  nodeIds: readonly number[];
  programme: string;
  subject: string;
  /** Only sets that the student has not met. */
  isUnseenOnly: boolean;
}

/** Sets that are looked at for a practice; difficulty is read for no more than these. */
const maxCandidates = 60;

/** The level of a student of whom nothing is known. */
const unknownLevel = 0.6;

/** A point of the index of marked sets, by the seed: a 32-bit integer. */
const toPivot = (seed: string): number => Number.parseInt(seed.slice(0, 8), 16) | 0;

/** Lists sets that may be asked, unseen ones before seen ones. */
const listCandidateIds = async (db: Handle, scope: PracticeScope, seed: string): Promise<Map<number, boolean>> => {
  const most = Math.ceil(maxCandidates / scope.nodeIds.length);
  const ids = new Map<number, boolean>();
  const { studentId, now } = scope;
  for (const nodeId of scope.nodeIds) {
    const unseen = await listUnseenSets(db, { studentId, now, nodeId }, { pivot: toPivot(seed), most });
    for (const id of unseen) ids.set(id, false);
    if (scope.isUnseenOnly) continue;
    for (const id of await listSeenSets(db, { studentId, now, nodeId }, most)) ids.set(id, true);
  }
  return ids;
};

/** Sets that may be asked of the programme and subject, without those that ask a copy of what is closed. */
const listCandidates = async (db: Handle, scope: PracticeScope, seed: string): Promise<PracticeCandidate[]> => {
  const ids = await listCandidateIds(db, scope, seed);
  if (ids.size === 0) return [];
  const { studentId, now, programme, subject } = scope;
  const closed = await listClosedSets(db, { studentId, now, setIds: [...ids.keys()] });
  const rows = await readCandidates(
    db,
    [...ids.keys()].filter((id) => !closed.has(id)),
  );
  return rows
    .filter((row) => row.programme === programme && row.subject === subject)
    .map(({ setId, questionCount, rightShare }) => ({
      ...{ setId, questionCount, rightShare },
      isSeen: ids.get(setId) ?? false,
    }));
};

/** Chooses the sets of a practice; empty where none may be asked. */
export const chooseSets = async (
  db: Handle,
  scope: PracticeScope,
  { questions, seed }: { questions: number; seed: string },
): Promise<PracticeCandidate[]> => {
  const candidates = await listCandidates(db, scope, seed);
  const level = (await readLevel(db, scope)) ?? unknownLevel;
  return choosePracticeSets(candidates, { questions, level, seed });
};
