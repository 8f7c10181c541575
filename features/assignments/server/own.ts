import type { CurrentUser } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { lockOwnAssignment } from './giving.queries.ts';
import type { AssignmentRow } from './sitting.queries.ts';

/** The families of calls; defined homework is homework under the same names, a course comes under `video`. */
export type FamilyOfWork = 'homework' | 'test' | 'textbook' | 'video';

const kindsIn: Readonly<Record<FamilyOfWork, readonly AssignmentRow['kind'][]>> = {
  homework: ['homework', 'definedHomework'],
  test: ['test'],
  textbook: ['textbook'],
  video: ['course'],
};

/** The kinds that a family of calls serves. */
export const kindsOf = (family: FamilyOfWork): readonly AssignmentRow['kind'][] => kindsIn[family];

/** The teacher's own assignment under lock, with the refusal that its end asks for. */
export const lockLiving = (
  tx: Tx,
  { family, ...key }: { id: number; teacherId: number; family: FamilyOfWork },
): Promise<Living> => lockOf(tx, { ...key, kinds: kindsOf(family) });

/** The kinds with questions that a person may give, for calls that serve several families: another's family is not found. */
export const kindsFor = ({ permissions }: Pick<CurrentUser, 'permissions'>): readonly AssignmentRow['kind'][] => [
  ...(permissions.includes('publish_homework') ? kindsOf('homework') : []),
  ...(permissions.includes('publish_test') ? kindsOf('test') : []),
  ...(permissions.includes('publish_video') ? kindsOf('video') : []),
];

/** The same in whichever family the teacher may give: for what is the same for all. */
export const lockTaught = (
  tx: Tx,
  { id, me }: { id: number; me: Pick<CurrentUser, 'id' | 'permissions'> },
): Promise<Living> => lockOf(tx, { id, teacherId: me.id, kinds: kindsFor(me) });

type Living = AssignmentRow | 'notFound' | 'assignment.deleted' | 'assignment.withdrawn';

const lockOf = async (
  tx: Tx,
  key: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<Living> => {
  const row = await lockOwnAssignment(tx, key);
  if (!row) return 'notFound';
  if (row.deletedAt) return 'assignment.deleted';
  return row.withdrawnAt ? 'assignment.withdrawn' : row;
};

/** The part of an assignment that its events carry. */
export const factsOf = (row: AssignmentRow) => ({
  assignmentId: row.id,
  kind: row.kind,
  title: row.title,
  titleZh: row.titleZh,
  teacherId: row.teacherId,
  deadline: row.deadline,
});
