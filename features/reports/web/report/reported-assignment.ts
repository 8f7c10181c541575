import { createContext, use } from 'react';

/** The assignment of a report, as the URL names it. */
export interface ReportedAssignment {
  kind: 'test' | 'homework';
  id: number;
  /** The student, where a teacher reads. */
  studentId?: number | undefined;
  /** The attempt; the latest by default. */
  attempt?: number | undefined;
  /** The question that is opened first. */
  item?: number | undefined;
}

const ReportedAssignmentContext = createContext<ReportedAssignment | null>(null);

/** Provides the assignment of a report. */
export const ReportedAssignmentProvider = ReportedAssignmentContext.Provider;

/** The assignment of the report; null where a part stands alone. */
export const useReportedAssignment = (): ReportedAssignment | null => use(ReportedAssignmentContext);
