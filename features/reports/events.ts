import type { AssignmentFacts } from '@inkstone/assignments/events';

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** A changed key, or one that was taken back, changed scores in work that somebody else gave. */
    'key.changed': KeyNews & { assignment: AssignmentFacts; changed: number };
    /** A teacher has changed a key in the own work; whoever may decide is asked whether it shall count for everybody. */
    'key.waiting': KeyNews & { deciderIds: readonly number[] };
    /** That was decided. */
    'key.decided': KeyNews & { teacherIds: readonly number[]; approval: 'approved' | 'declined' };
  }
}

/** Which set the question belongs to, and who acted. */
export interface KeyNews {
  topicId: number;
  /** Of the set. */
  title: string;
  titleZh: string | null;
  byName: string;
  byNameZh: string | null;
}
