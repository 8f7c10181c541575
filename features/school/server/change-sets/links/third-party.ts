import { deleteThirdPartyPairs, insertThirdPartyPairs, listTeachingOfStudents } from '@inkstone/people/server';
import type { ThirdPartyTarget } from '../../../import/link-targets.ts';
import type { KnownTeaching } from '../../../import/third-party/subject.ts';
import { splitByGone, splitByWritten, type LinkWriter, type WrittenLink } from './link-writer.ts';

type Pair = Omit<KnownTeaching, 'isThirdParty'>;

const toPair = ({ personId, link: { teacherId } }: WrittenLink<ThirdPartyTarget>): Pair => ({
  ...{ teacherId, studentId: personId },
});

const pairKey = ({ teacherId, studentId }: Pair): string => `${teacherId} ${studentId}`;

/** Third-party teachers as imports write them. */
export const thirdPartyWriter: LinkWriter<ThirdPartyTarget, readonly KnownTeaching[]> = {
  readKnown: listTeachingOfStudents,
  async apply({ tx, appliedAt, actorId }, rows) {
    const by = { addedBy: actorId, since: appliedAt };
    const written = new Set((await insertThirdPartyPairs(tx, rows.map(toPair), by)).map(pairKey));
    return splitByWritten(rows, (row) => written.has(pairKey(toPair(row))));
  },
  async undo({ tx, appliedAt }, rows) {
    const deletedKeys = new Set((await deleteThirdPartyPairs(tx, rows.map(toPair), appliedAt)).map(pairKey));
    return splitByGone(rows, (row) => deletedKeys.has(pairKey(toPair(row))));
  },
};
