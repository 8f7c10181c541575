import type { CurrentUser } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { lockOwnAssignment } from './assignments.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** The families of calls; defined homework is homework under the same names, a course comes under `video`. */
export type AssignmentFamily = 'homework' | 'test' | 'textbook' | 'video';

const kindsByFamily: Readonly<Record<AssignmentFamily, readonly AssignmentRow['kind'][]>> = {
  homework: ['homework', 'definedHomework'],
  test: ['test'],
  textbook: ['textbook'],
  video: ['course'],
};

/** The kinds that a family of calls serves. */
export const kindsInFamily = (family: AssignmentFamily): readonly AssignmentRow['kind'][] => kindsByFamily[family];

/** The teacher's own assignment under lock, with the refusal that its end asks for. */
export const lockActiveAssignment = (
  tx: Tx,
  { family, ...key }: { id: number; teacherId: number; family: AssignmentFamily },
): Promise<ActiveAssignment> => lockUnlessEnded(tx, { ...key, kinds: kindsInFamily(family) });

/** The kinds with questions that a person may give, for calls that serve several families: another's family is not found. */
export const permittedKinds = ({ permissions }: Pick<CurrentUser, 'permissions'>): readonly AssignmentRow['kind'][] => [
  ...(permissions.includes('publish_homework') ? kindsInFamily('homework') : []),
  ...(permissions.includes('publish_test') ? kindsInFamily('test') : []),
  ...(permissions.includes('publish_video') ? kindsInFamily('video') : []),
];

/** The same in whichever family the teacher may give: for what is the same for all. */
export const lockPermittedAssignment = (
  tx: Tx,
  { id, me }: { id: number; me: Pick<CurrentUser, 'id' | 'permissions'> },
): Promise<ActiveAssignment> => lockUnlessEnded(tx, { id, teacherId: me.id, kinds: permittedKinds(me) });

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

/** The part of an assignment that its events carry. */
export const toAssignmentFacts = (row: AssignmentRow) => ({
  assignmentId: row.id,
  kind: row.kind,
  title: row.title,
  titleZh: row.titleZh,
  teacherId: row.teacherId,
  deadline: row.deadline,
});
