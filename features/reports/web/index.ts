export { ReportQueryBoundary as AskedReport } from './frame/report-query-boundary.tsx';
export { QuestionReview as Evidence } from './answer/question-review.tsx';
export { ScoreSummary as OneNumber } from './attempt/score-summary.tsx';
export { ReportToolbar as ReportTop } from './frame/report-toolbar.tsx';
export { StudentPhaseReports as StudentPhases } from './phase/student-phase-reports.tsx';
