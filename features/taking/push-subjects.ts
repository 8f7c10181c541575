const assignmentPrefix = 'assignment ';
const attemptPrefix = 'attempt ';

/** The subject of a push about the times or the withdrawal of an assignment. */
export type AssignmentSubject = `${typeof assignmentPrefix}${number}`;

/** The subject of a push about an attempt that another window has taken over. */
export type AttemptSubject = `${typeof attemptPrefix}${number}`;

/** Names an assignment in a push. */
export const toAssignmentSubject = (assignmentId: number): AssignmentSubject => `${assignmentPrefix}${assignmentId}`;

/** Names an attempt in a push. */
export const toAttemptSubject = (attemptId: number): AttemptSubject => `${attemptPrefix}${attemptId}`;

/** Whether the subject of a push is an attempt, whichever it is. */
export const isAttemptSubject = (subject: string): boolean => subject.startsWith(attemptPrefix);
