import type { Tx } from '@inkstone/db';
import { insertClass, type MadeEnrolment } from '@inkstone/people/server';
import { createClassFinder } from '../../import/people/find-classes.ts';
import type { KnownClass, PlannedJoin } from '../../import/plan-types.ts';
import { listSetClasses, updateSetClass, type ChangeSetClass } from './change-set-classes.queries.ts';
import type { RowJoin } from './change-sets.tables.ts';

/** The new classes of a change set while it is applied. */
export interface ClassMaker {
  /** Whether somebody can join: the class runs, or is made as soon as somebody who teaches it is there. */
  canJoin(join: PlannedJoin): boolean;
  /**
   * Makes the classes that these people teach, in the name of whose class it is, or else of the first; returns them as
   * enrolments.
   */
  make(people: readonly { personId: number; joins: readonly RowJoin[] }[]): Promise<MadeEnrolment[]>;
  /** The id of the class of a join. */
  getClassId(join: PlannedJoin): number | null;
  /** The ids of the classes that were made. */
  readonly madeIds: readonly number[];
}

type SetClass = ChangeSetClass & { isBlocked: boolean };

/**
 * Opens the new classes of a change set. One that somebody has added since the plan is joined and not made; where
 * several such classes run by now, nobody joins.
 */
export const createClassMaker = async (
  { tx, now }: { tx: Tx; now: Date },
  { changeSetId, classes }: { changeSetId: number; classes: readonly KnownClass[] },
): Promise<ClassMaker> => {
  const running = new Set(classes.filter(({ isClosed }) => !isClosed).map(({ id }) => id));
  const finder = createClassFinder(classes, false);
  const madeIds: number[] = [];
  const planned: SetClass[] = [];
  for (const row of await listSetClasses(tx, changeSetId)) {
    const { name, externalId } = row;
    const match = finder.find({ name, ...(externalId !== null && { externalId }) });
    const classId = 'classId' in match ? (match.classId ?? null) : null;
    const isBlocked = match.fault !== undefined && match.fault !== 'classUnknown';
    planned.push({ ...row, classId, isBlocked });
    await updateSetClass(tx, row, { state: 'leftOut' });
  }
  const getNew = ({ newClass }: PlannedJoin): SetClass | undefined =>
    newClass === undefined ? undefined : planned[newClass];

  const makeClass = async (row: SetClass, teacherId: number): Promise<number> => {
    const { name, nameZh, externalId } = row;
    const classId = await insertClass(tx, { name, nameZh, externalId, teacherId, createdAt: now });
    row.classId = classId;
    madeIds.push(classId);
    await updateSetClass(tx, row, { classId, state: 'applied' });
    return classId;
  };

  return {
    madeIds,
    getClassId: (join) => join.classId ?? getNew(join)?.classId ?? null,
    canJoin(join) {
      if (join.classId !== undefined) return running.has(join.classId);
      const row = getNew(join);
      return row !== undefined && !row.isBlocked && (row.classId !== null || join.part === 'teacher');
    },
    async make(people) {
      const enrolments: MadeEnrolment[] = [];
      const teaching = people.flatMap(({ personId, joins }) => joins.map((join) => ({ personId, join })));
      const isPrimary = ({ join }: (typeof teaching)[number]) => join.isPrimary === true;
      for (const { personId, join } of [...teaching.filter(isPrimary), ...teaching]) {
        const row = getNew(join);
        if (!row || row.classId !== null || join.part !== 'teacher') continue;
        enrolments.push({ personId, classId: await makeClass(row, personId), part: 'teacher', leftBefore: null });
      }
      return enrolments;
    },
  };
};
