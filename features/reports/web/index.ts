export { AskedReport } from './frame/asked-report.tsx';
export { Evidence } from './answer/evidence.tsx';
export { OneNumber } from './attempt/one-number.tsx';
export { ReportTop } from './frame/report-top.tsx';
export { StudentPhases } from './phase/student-phases.tsx';
