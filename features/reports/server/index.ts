import type { CallHandler } from '@inkstone/call/server';
import { saveAnalysis, saveAnalysisEtc, saveQuestionAnalysis } from './analysis.ts';
import { modifyScore } from './modify-score.ts';
import { readSentence } from './listening-sentence.ts';
import { readHomeworkReport, readListeningReport, readMyQuestReport, readTestReport } from './my-report.ts';
import { openReport } from './open-report.ts';
import { readQuestDetail } from './quest-detail.ts';
import {
  startPhaseReport,
  removePhaseReport,
  listReports,
  readPhaseReport,
  changePhaseReport,
} from './phase/phase-reports.ts';
import { regrade } from './regrade.ts';
import { listClassBooks, listClassCourses, listClassHomework, listClassTests } from './students/class-assignments.ts';
import {
  listStudentBooks,
  listStudentCourses,
  listStudentHomework,
  listStudentTests,
} from './students/student-assignments.ts';
import { readStudentSummary } from './students/summary.ts';
import { readAttemptReport, readQuestReport, readStudentReport } from './teacher-report.ts';
import { readAssignmentReport } from './assignment-report.ts';

export { insertPastAnalysis as keepPastAnalysis } from './analysis.ts';
export { publishReport } from './phase/phase-reports.ts';
export { insertPhaseReport } from './phase/phase.queries.ts';

/** The handlers of every call of reports. */
export const handlers: readonly CallHandler[] = [
  readTestReport,
  readHomeworkReport,
  readAttemptReport,
  readStudentReport,
  readQuestDetail,
  readQuestReport,
  readMyQuestReport,
  readListeningReport,
  readSentence,
  readAssignmentReport,
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
  startPhaseReport,
  changePhaseReport,
  removePhaseReport,
];
