import type { EventContext } from '@inkstone/call/server';
import { toAssignmentSubject } from '../../push-subjects.ts';

interface ScheduleChange {
  assignmentId: number;
  studentIds: readonly number[];
}

/**
 * Pushes to the students' browsers that the times of an assignment have changed or that it was withdrawn, so that open
 * exam windows fetch them; sent when the transaction commits.
 */
export const pushScheduleChange = (
  { services }: EventContext,
  { assignmentId, studentIds }: ScheduleChange,
): Promise<void> => services.push(studentIds, { kind: 'refresh', about: toAssignmentSubject(assignmentId) });
