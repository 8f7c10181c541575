const assignmentPrefix = 'assignment ';
const attemptPrefix = 'attempt ';
const phonePagesPrefix = 'phonePages ';

/** The subject of a push about the times or the withdrawal of an assignment. */
export type AssignmentSubject = `${typeof assignmentPrefix}${number}`;

/** The subject of a push about an attempt that another window has taken over. */
export type AttemptSubject = `${typeof attemptPrefix}${number}`;

/** The subject of a push about the pages that a phone has sent for an attempt. */
export type PhonePagesSubject = `${typeof phonePagesPrefix}${number}`;

/** Names an assignment in a push. */
export const toAssignmentSubject = (assignmentId: number): AssignmentSubject => `${assignmentPrefix}${assignmentId}`;

/** Names an attempt in a push. */
export const toAttemptSubject = (attemptId: number): AttemptSubject => `${attemptPrefix}${attemptId}`;

/** Names the pages from phones of an attempt in a push. */
export const toPhonePagesSubject = (attemptId: number): PhonePagesSubject => `${phonePagesPrefix}${attemptId}`;

/** Whether the subject of a push is an attempt, whichever it is. */
export const isAttemptSubject = (subject: string): boolean => subject.startsWith(attemptPrefix);
