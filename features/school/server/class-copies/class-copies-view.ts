import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listTermNames } from '@inkstone/people/server';
import { maxCopies } from '../../contract/class-copies.ts';
import { toSetFacts } from '../change-sets/change-set-view.ts';
import type { ChangeSetFacts } from '../change-sets/change-sets.queries.ts';
import { countCopies, listClassNames, listCopies, listCopyPeople, listCopySources } from './class-copies.queries.ts';
import type { ClassCopyRow } from './class-copies.queries.ts';

interface ViewFacts {
  language: Language;
  now: Date;
}

/** Sets of copies as lists show them. */
export const toCopySets = async (
  db: Handle,
  { sets, language, now }: ViewFacts & { sets: readonly ChangeSetFacts[] },
) => {
  const counted = await countCopies(
    db,
    sets.map(({ id }) => id),
  );
  const terms = await listTermNames(
    db,
    sets.flatMap(({ termId }) => termId ?? []),
  );
  const toName = (row: { name: string; nameZh: string | null } | undefined): string =>
    row ? localizedName(language, row.name, row.nameZh) : '';
  return (await toSetFacts(db, { sets, language, now })).map(({ set, facts }) => ({
    ...facts,
    termName: toName(terms.find(({ id }) => id === set.termId)),
    made: counted.find(({ changeSetId }) => changeSetId === set.id)?.count ?? 0,
  }));
};

/** The members whom a plan offers, by class; none of a set that was applied. */
const listOffered = async (db: Handle, set: ChangeSetFacts, rows: readonly ClassCopyRow[]) => {
  if (set.state !== 'planned' || set.termId === null) return new Map<number, readonly number[]>();
  const classIds = rows.map(({ sourceId }) => sourceId);
  const sources = await listCopySources(db, { termId: set.termId, from: { classIds }, most: maxCopies });
  return new Map(sources.map(({ id, studentIds }) => [id, studentIds]));
};

/** One set of copies, class by class. */
export const toCopySet = async (db: Handle, { set, language, now }: ViewFacts & { set: ChangeSetFacts }) => {
  const [facts] = await toCopySets(db, { sets: [set], language, now });
  if (!facts || !set.copyPatterns) return undefined;
  const rows = await listCopies(db, set.id);
  const offered = await listOffered(db, set, rows);
  const idsOf = ({ draft }: ClassCopyRow) => [...draft.teacherIds, ...draft.studentIds];
  const people = await listCopyPeople(db, [...rows.flatMap(idsOf), ...[...offered.values()].flat()]);
  const personById = new Map(people.map((row) => [row.id, row]));
  const classes = new Map(
    (
      await listClassNames(
        db,
        rows.map(({ sourceId }) => sourceId),
      )
    ).map((row) => [row.id, row]),
  );
  const toPeople = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const row = personById.get(id);
      return row ? { id, name: localizedName(language, row.name, row.nameZh), username: row.username } : [];
    });
  return {
    ...facts,
    ...{ fromTermId: set.fromTermId, termId: set.termId ?? 0 },
    patterns: set.copyPatterns,
    list: rows.map(({ sourceId, draft, outcome, state, fault, classId }) => {
      const source = classes.get(sourceId);
      const going = new Set(draft.studentIds);
      const students = toPeople([...new Set([...(offered.get(sourceId) ?? []), ...draft.studentIds])]);
      return {
        ...{ classId: sourceId, oldName: source?.name ?? '', oldNameZh: source?.nameZh ?? null },
        ...{ name: draft.name, nameZh: draft.nameZh, outcome, state, fault },
        teachers: toPeople(draft.teacherIds),
        students: students.map((person) => ({ ...person, goesAlong: going.has(person.id) })),
        missing: draft.missingIds?.length ?? 0,
        newClassId: state === 'undone' ? null : classId,
      };
    }),
  };
};
