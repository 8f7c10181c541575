import { findRecipientAssignment, computeWindow, type RecipientAssignment } from '@inkstone/assignments/server';
import { instantText } from '@inkstone/base';
import { readerZone, type HandlerContext } from '@inkstone/call/server';
import { isInFamily } from '@inkstone/exam/assignment-kinds';
import type { getMyCourse } from '../contract.ts';

type StudyContext = Pick<
  HandlerContext<typeof getMyCourse>,
  'me' | 'tx' | 'now' | 'school' | 'language' | 'refuse' | 'notFound'
>;

/**
 * Returns the student's own copy of a course that may be watched; withdrawn, deleted and unopened ones are refused,
 * late ones are allowed.
 */
export const requireStudyAccess = async (ctx: StudyContext, assignmentId: number): Promise<RecipientAssignment> => {
  const { me, tx, now, school, language, refuse, notFound } = ctx;
  const recipientAssignment = await findRecipientAssignment(tx, { assignmentId, studentId: me.id });
  if (!recipientAssignment || !isInFamily(recipientAssignment.assignment.kind, 'video')) return notFound();
  const { assignment, recipient } = recipientAssignment;
  if (assignment.deletedAt) return refuse('course.deleted');
  if (assignment.withdrawnAt || recipient.removedAt) return refuse('course.withdrawn');
  const { opensAt } = computeWindow(assignment, recipient, school);
  if (now < opensAt) return refuse('course.notYet', { at: instantText(opensAt, language, readerZone(ctx)) });
  return recipientAssignment;
};
