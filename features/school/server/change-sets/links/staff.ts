import { deleteStaffPairs, insertStaffPairs, listManagersOfStaff } from '@inkstone/people/server';
import type { StaffTarget } from '../../../import/link-targets.ts';
import type { KnownStaff } from '../../../import/staff/subject.ts';
import { splitByGone, splitByWritten, type LinkWriter, type WrittenLink } from './link-writer.ts';

const toPair = ({ personId, link: { managerId } }: WrittenLink<StaffTarget>): KnownStaff => ({ managerId, personId });

const pairKey = ({ managerId, personId }: KnownStaff): string => `${managerId} ${personId}`;

/** Who manages staff, as imports write it. */
export const staffWriter: LinkWriter<StaffTarget, readonly KnownStaff[]> = {
  readKnown: listManagersOfStaff,
  async apply({ tx, appliedAt }, rows) {
    const written = new Set((await insertStaffPairs(tx, rows.map(toPair), appliedAt)).map(pairKey));
    return splitByWritten(rows, (row) => written.has(pairKey(toPair(row))));
  },
  async undo({ tx, appliedAt }, rows) {
    const deletedKeys = new Set((await deleteStaffPairs(tx, rows.map(toPair), appliedAt)).map(pairKey));
    return splitByGone(rows, (row) => deletedKeys.has(pairKey(toPair(row))));
  },
};
