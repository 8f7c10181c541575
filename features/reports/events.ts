import type { AssignmentFacts } from '@inkstone/assignments/events';

declare module '@inkstone/call/server' {
  interface EventPayloads {
    /** A key was corrected or its correction reversed, which changed scores in another teacher's assignments. */
    'key.changed': KeyChangeInfo & { assignment: AssignmentFacts; changed: number };
    /** A key was corrected, for everyone or in the own assignments of who did it, or its correction reversed. */
    'key.corrected': KeyChangeInfo & { questionId: number };
    /** A teacher has corrected a key in their own assignments; the deciders are asked to approve it for everyone. */
    'key.waiting': KeyChangeInfo & { deciderIds: readonly number[] };
    /** A corrected key was approved for everyone or declined. */
    'key.decided': KeyChangeInfo & { teacherIds: readonly number[]; approval: 'approved' | 'declined' };
    /** A teacher published a phase report: its student may read it now. */
    'phaseReport.published': PhaseReportPublication & { title: string };
    /** It was taken back or deleted: its student may not read it any more. */
    'phaseReport.withdrawn': PhaseReportPublication;
    /** The marks of a test on paper were released to the students who have one. */
    'paperMarks.released': { paperTestId: number; title: string; studentIds: readonly number[] };
    /** A test on paper whose marks were released was deleted; `studentIds` have a mark, or were absent or excused. */
    'paperTest.deleted': { paperTestId: number; title: string; studentIds: readonly number[] };
    /** A released mark of a test on paper was changed; points are hundredths, null where there are none. */
    'paperMark.changed': {
      paperTestId: number;
      title: string;
      studentId: number;
      oldPoints: number | null;
      newPoints: number | null;
      maximum: number;
    };
  }
}

/** The question set and the person who acted. */
export interface KeyChangeInfo {
  questionSetId: number;
  /** The title of the set. */
  title: string;
  titleZh: string | null;
  byName: string;
  byNameZh: string | null;
}

/** One publication of a phase report, which its instant tells from others of the same report. */
export interface PhaseReportPublication {
  reportId: number;
  studentId: number;
  publishedAt: Date;
}
