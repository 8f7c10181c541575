import type { CurrentUser } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { getKindRules, kindsInFamily, type AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { lockOwnAssignment } from './assignments.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

export { kindsInFamily, type AssignmentFamily };

/** Locks the teacher's own assignment; returns the refusal if it was withdrawn or deleted. */
export const lockActiveAssignment = (
  tx: Tx,
  { family, ...key }: { id: number; teacherId: number; family: AssignmentFamily },
): Promise<ActiveAssignment> => lockUnlessEnded(tx, { ...key, kinds: kindsInFamily(family) });

/** The kinds with questions that a person may assign, for calls that serve several families. */
export const permittedKinds = ({ permissions }: Pick<CurrentUser, 'permissions'>): readonly AssignmentRow['kind'][] => [
  ...(permissions.includes('publish_homework') ? kindsInFamily('homework') : []),
  ...(permissions.includes('publish_test') ? kindsInFamily('test') : []),
  ...(permissions.includes('publish_video') ? kindsInFamily('video') : []),
];

/** Locks the teacher's own assignment of any kind that they may assign. */
export const lockPermittedAssignment = (
  tx: Tx,
  { id, me }: { id: number; me: Pick<CurrentUser, 'id' | 'permissions'> },
): Promise<ActiveAssignment> => lockUnlessEnded(tx, { id, teacherId: me.id, kinds: permittedKinds(me) });

/** The kinds that are given to students and that a person may assign, textbooks too. */
export const givenKinds = (me: Pick<CurrentUser, 'permissions'>): readonly AssignmentRow['kind'][] => {
  const textbooks = me.permissions.includes('publish_textbook') ? kindsInFamily('textbook') : [];
  return [...permittedKinds(me), ...textbooks].filter((kind) => getKindRules(kind).recipients === 'students');
};

/** Locks the teacher's own assignment of any kind that is given to students and that they may assign, textbooks too. */
export const lockGivenAssignment = (
  tx: Tx,
  { id, me }: { id: number; me: Pick<CurrentUser, 'id' | 'permissions'> },
): Promise<ActiveAssignment> => lockUnlessEnded(tx, { id, teacherId: me.id, kinds: givenKinds(me) });

type ActiveAssignment = AssignmentRow | 'notFound' | 'assignment.deleted' | 'assignment.withdrawn';

const lockUnlessEnded = async (
  tx: Tx,
  key: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<ActiveAssignment> => {
  const row = await lockOwnAssignment(tx, key);
  if (!row) return 'notFound';
  if (row.deletedAt) return 'assignment.deleted';
  return row.withdrawnAt ? 'assignment.withdrawn' : row;
};

/** The facts about an assignment that its events carry. */
export const toAssignmentFacts = (row: AssignmentRow) => ({
  assignmentId: row.id,
  kind: row.kind,
  title: row.title,
  titleZh: row.titleZh,
  teacherId: row.teacherId,
  deadline: row.deadline,
});
