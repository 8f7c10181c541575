import type { CallHandler } from '@inkstone/call/server';
import { saveAnalysis, saveAnalysisEtc, saveQuestionAnalysis } from './analysis.ts';
import { modifyScore } from './modify-score.ts';
import { readSentence } from './listened.ts';
import { readHomeworkReport, readListenedReport, readMyQuestReport, readTestReport } from './my-report.ts';
import { openReport } from './open-report.ts';
import { readQuestDetail } from './quest-detail.ts';
import {
  beginPhaseReport,
  dropPhaseReport,
  listReports,
  readPhaseReport,
  writePhaseReport,
} from './phase/phase-reports.ts';
import { regrade } from './regrade.ts';
import { listClassBooks, listClassCourses, listClassHomework, listClassTests } from './students/class-work.ts';
import {
  listStudentBooks,
  listStudentCourses,
  listStudentHomework,
  listStudentTests,
} from './students/student-work.ts';
import { readStudentSummary } from './students/summary.ts';
import { readAttemptReport, readQuestReport, readStudentReport } from './taught-report.ts';
import { readWholeReport } from './whole-report.ts';

export { keepPastAnalysis } from './analysis.ts';
export { publishReport } from './phase/phase-reports.ts';
export { insertPhaseReport } from './phase/phase.queries.ts';

/** The answers to every call of reports. */
export const handlers: readonly CallHandler[] = [
  readTestReport,
  readHomeworkReport,
  readAttemptReport,
  readStudentReport,
  readQuestDetail,
  readQuestReport,
  readMyQuestReport,
  readListenedReport,
  readSentence,
  readWholeReport,
  regrade,
  modifyScore,
  openReport,
  saveAnalysis,
  saveAnalysisEtc,
  saveQuestionAnalysis,
  listStudentHomework,
  listStudentTests,
  listStudentBooks,
  listStudentCourses,
  readStudentSummary,
  listClassHomework,
  listClassTests,
  listClassBooks,
  listClassCourses,
  listReports,
  readPhaseReport,
  beginPhaseReport,
  writePhaseReport,
  dropPhaseReport,
];
