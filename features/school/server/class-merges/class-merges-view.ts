import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { toSetFacts } from '../change-sets/change-set-view.ts';
import type { ChangeSetFacts } from '../change-sets/change-sets.queries.ts';
import { listClassNames, listCopyPeople } from '../class-copies/class-copies.queries.ts';
import { countJoinerWork, countMerges, listMerges, type ClassMergeRow } from './class-merges.queries.ts';

interface ViewFacts {
  language: Language;
  now: Date;
}

/** Mergings of classes as lists show them. */
export const toMergeSets = async (
  db: Handle,
  { sets, language, now }: ViewFacts & { sets: readonly ChangeSetFacts[] },
) => {
  const counted = await countMerges(
    db,
    sets.map(({ id }) => id),
  );
  const targets = await listClassNames(
    db,
    sets.flatMap(({ targetId }) => targetId ?? []),
  );
  return (await toSetFacts(db, { sets, language, now })).map(({ set, facts }) => {
    const target = targets.find(({ id }) => id === set.targetId);
    return {
      ...facts,
      targetId: set.targetId ?? 0,
      targetName: target ? localizedName(language, target.name, target.nameZh) : '',
      merged: counted.find(({ changeSetId }) => changeSetId === set.id)?.count ?? 0,
    };
  });
};

/** The people of merged classes, in the order of lists, with why they stay. */
const createPeopleView = async (db: Handle, rows: readonly ClassMergeRow[], language: Language) => {
  const ids = rows.flatMap(({ draft }) => [...draft.studentIds, ...draft.bothIds, ...draft.teacherIds]);
  const people = await listCopyPeople(db, ids);
  return (personIds: readonly number[], bothIds: readonly number[], { effects }: ClassMergeRow) =>
    people
      .filter(({ id }) => personIds.includes(id))
      .map(({ id, name, nameZh, username }) => ({
        ...{ id, name: localizedName(language, name, nameZh), username, isInBoth: bothIds.includes(id) },
        fault: effects?.staying?.find(({ personId }) => personId === id)?.fault ?? null,
      }));
};

/** One merging of classes, class by class. */
export const toMergeSet = async (db: Handle, { set, language, now }: ViewFacts & { set: ChangeSetFacts }) => {
  const [facts] = await toMergeSets(db, { sets: [set], language, now });
  if (!facts) return undefined;
  const rows = await listMerges(db, set.id);
  const toPeople = await createPeopleView(db, rows, language);
  const classes = await listClassNames(
    db,
    rows.map(({ sourceId }) => sourceId),
  );
  return {
    ...facts,
    joinerWork: await countJoinerWork(db, { classId: facts.targetId, now }),
    list: rows.map((row) => {
      const { sourceId, outcome, state, fault, draft } = row;
      const { studentIds, bothIds, teacherIds, runningWork, openAttempts, comingSessions } = draft;
      const source = classes.find(({ id }) => id === sourceId);
      return {
        ...{ classId: sourceId, name: source ? localizedName(language, source.name, source.nameZh) : '' },
        ...{ outcome, state, fault, runningWork, openAttempts, comingSessions },
        students: toPeople([...studentIds, ...bothIds], bothIds, row),
        teachers: toPeople(teacherIds, [], row),
      };
    }),
  };
};
