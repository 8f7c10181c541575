export { ReportQueryBoundary } from './frame/report-query-boundary.tsx';
export { QuestionReview } from './answer/question-review.tsx';
export { ScoreSummary } from './attempt/score-summary.tsx';
export { ReportToolbar } from './frame/report-toolbar.tsx';
export { StudentPhaseReports } from './phase/student-phase-reports.tsx';
export { AssignmentReport } from './report-views.ts';
export { MyPhaseSection } from './phase/my-phase-section.tsx';
export { MyPaperMarks, StudentPaperMarks } from './paper/paper-results.tsx';
export { ResultsButton } from './results/results-button.tsx';
