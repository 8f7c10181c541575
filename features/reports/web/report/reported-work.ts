import { createContext, use } from 'react';

/** The work that a report is of, as addresses name it. */
export interface ReportedWork {
  kind: 'test' | 'homework';
  id: number;
  /** The student, where a teacher reads. */
  stuId?: number | undefined;
  /** One sitting of it; the latest unless said. */
  attempt?: number | undefined;
}

const WorkContext = createContext<ReportedWork | null>(null);

/** Says to everything inside which work is reported on. */
export const ReportedWorkProvider = WorkContext.Provider;

/** The work that is reported on; null where a part stands by itself. */
export const useReportedWork = (): ReportedWork | null => use(WorkContext);
